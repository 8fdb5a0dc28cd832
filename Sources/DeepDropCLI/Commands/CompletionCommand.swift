/// `deepdrop completion`: makes a shell complete the command's words.
enum CompletionCommand {
  static let command = Command(
    name: "completion",
    summary: "Print the script that completes this command's words in a shell.",
    discussion: """
      Bash reads it from a file in ~/.local/share/bash-completion/completions, fish from \
      ~/.config/fish/completions/deepdrop.fish, zsh from a file _deepdrop in a directory of its \
      fpath.
      """,
    parameters: [shell.form],
    example: "deepdrop completion fish > ~/.config/fish/completions/deepdrop.fish"
  ) { invocation, console throws(Failure) in
    let script = CompletionScript(tool: invocation.tool)
    try console.write(script.text(for: invocation[shell]))
    return .done
  }

  private static let shell = Parameter<CompletionScript.Shell>.argument(
    "SHELL",
    among: ["bash": .bash, "zsh": .zsh, "fish": .fish],
    "The shell."
  )
}
