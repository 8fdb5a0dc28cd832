extension Workspace {
  /// Info.plist of the example app, as `declare` prints it.
  func declareAcme(at path: String = "Info.plist") throws {
    let declared = try run(
      "declare",
      "--app-id",
      "com.example.acme",
      "--scheme",
      "acme",
      "--host",
      "example.com"
    )
    try write(path, declared.output)
  }

  /// The same for an app that owns a second type, `com.example.acme.other`.
  func declareAcmeWithSecondType() throws {
    try declareAcme()
    let second = """
      <dict><key>UTTypeIdentifier</key><string>com.example.acme.other</string>
      <key>UTTypeTagSpecification</key><dict>
      <key>public.filename-extension</key><array><string>acmeother</string></array></dict></dict>
      """
    let marker = "<key>UTExportedTypeDeclarations</key>\n\t<array>"
    let owner = "<string>com.example.acme.link</string>\n\t\t\t</array>"
    try write(
      "Info.plist",
      read("Info.plist").replacing(marker, with: marker + second)
        .replacing(owner, with: "<string>com.example.acme.other</string>" + owner)
        .replacing(/\t<key>DeepDropType<\/key>\n.*\n/, with: "")
    )
  }

  func failure(_ status: Int32, _ line: String) -> BuiltCommand.Outcome {
    .init(status: status, errors: "deepdrop: \(line)\n")
  }
}
