@testable import DeepDropCLI

/// A tool with every kind of parameter.
extension Tool {
  static let sample = Tool(
    name: "sample",
    version: "1.2.3",
    summary: "Try the grammar.",
    commands: [HelpCommand.command, Sample.bake, Sample.list]
  )
}

enum Sample {
  static let heat = Parameter<String>.required("heat", "DEGREES", "How hot.")
  static let note = Parameter<String?>.option("note", "TEXT", "What to 'remember': [anything].")
  static let tray = Parameter<String?>.option("tray", "PATH", completion: .directory, "Where to.")
  static let topping = Parameter<[String]>.repeated("topping", "NAME", "What goes on top.")
  static let size = Parameter<Int>.choice(
    "size",
    "SIZE",
    among: ["small": 1, "large": 3],
    default: 2,
    "How large; medium when left out."
  )
  static let quiet = Parameter<Bool>.flag("quiet", "Say nothing.")
  static let recipe = Parameter<[String]>.arguments("RECIPE", completion: .file, "What to bake.")
  static let kind = Parameter<Int>.argument(
    "KIND",
    among: ["bread": 1, "cake": 2],
    "What to list."
  )
  static let shelf = Parameter<String>.argument("SHELF", "Where to look.")

  static let bake = Command(
    name: "bake",
    summary: "Bake what the recipes say.",
    discussion: """
      The oven is heated first, which takes about as long as it takes to read this paragraph \
      aloud, twice.

      .A second paragraph begins with a dot, and has a \\ in it.
      """,
    parameters: [
      heat.form, note.form, tray.form, topping.form, size.form, quiet.form, recipe.form,
    ],
    example: #"sample bake --heat 180 --topping "poppy seed" bread.txt"#
  ) { _, _ in .done }

  static let list = Command(
    name: "list",
    summary: "List what there is.",
    parameters: [kind.form, shelf.form],
    example: "sample list cake top"
  ) { _, _ in .no }
}
