extension Declarations {
  /// A whole Info.plist that declares this and nothing else.
  ///
  /// - Throws: The codes of ``validate()``.
  public func infoPlist() throws(DeclarationError) -> String {
    try validate()
    return node.xmlDocument
  }

  /// The keys alone, indented by one tab, to be pasted into an Info.plist.
  ///
  /// A comment says so, for a fragment has no root: it is no property list, although some tools
  /// take it for one.
  ///
  /// - Throws: The codes of ``validate()``.
  public func fragment() throws(DeclarationError) -> String {
    try validate()
    let notice = "<!-- A fragment, no property list: paste it between <dict> and </dict>. -->"
    let lines = [XMLLine(depth: 1, text: notice)] + node.entries.flatMap { $0.xmlLines(depth: 1) }
    return XMLLayout().text(lines) + "\n"
  }

  /// The keys as a JSON object.
  ///
  /// - Throws: The codes of ``validate()``.
  public func json() throws(DeclarationError) -> String {
    try validate()
    return node.jsonDocument
  }
}
