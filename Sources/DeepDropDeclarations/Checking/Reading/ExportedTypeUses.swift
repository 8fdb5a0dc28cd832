/// The types that Swift code takes to be exported by its app: `UTType(exportedAs: "…")`.
struct ExportedTypeUses: Sendable, Hashable {
  struct Use: Sendable, Hashable {
    let identifier: String
    /// The literal, with its quotation marks.
    let range: Range<Int>
  }

  let uses: [Use]
  /// What the app's Info.plists export, in lower case.
  let exported: Set<String>

  init(in bytes: [UInt8], exported: Set<String>) {
    self.exported = exported
    var scanner = SwiftScanner(bytes)
    var uses: [Use] = []
    while let use = scanner.next() { uses.append(use) }
    self.uses = uses
  }
}
