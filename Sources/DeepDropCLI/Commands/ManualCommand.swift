/// `deepdrop man`: the manual page.
enum ManualCommand {
  static let command = Command(
    name: "man",
    summary: "Print the manual page, in roff.",
    parameters: [],
    example: "deepdrop man | man -l -"
  ) { invocation, console throws(Failure) in
    try console.write(ManualPage(tool: invocation.tool).text)
    return .done
  }
}
