import DeepDropKit
import Foundation
import Testing

@testable import DeepDropLinux

@Suite struct OutgoingFileTests {
  private let place: Workspace

  init() throws { place = try Workspace() }

  @Test(arguments: [
    ("x.acmelink", "dyn.ah62d4rv4ge80c25rqz0gw5xp"),
    ("x.webloc", "com.apple.web-internet-location"),
    ("x.PNG", "public.png"), ("x", "public.data"), (".profile", "public.data"),
    ("x.y z", "public.data"),
  ])
  func `the type follows from the extension`(name: String, type: String) throws {
    let file = try OutgoingFile(path: try place.write(name, "").path)
    #expect(file.type.string == type)
  }

  /// A03.
  @Test(arguments: ["x.acmelink", "X.ACMELINK"])
  func `an app's own file has the type that the app declares (A03)`(name: String) throws {
    let acme = try LinkType(
      identifier: TypeIdentifier("com.example.acme.link"),
      filenameExtension: "acmelink",
      name: "Acme link",
      appID: "com.example.acme",
      schemes: ["acme"]
    )
    let file = try OutgoingFile(path: try place.write(name, "").path, types: [acme])
    #expect(file.type.string == "com.example.acme.link")
    #expect(file.name == name)
  }

  @Test(arguments: [
    ("a.txt", "a.txt"), ("Größe ☃.txt", "Größe ☃.txt"), ("v1.0 final", "v1.0 final"),
    ("a:b.txt", "a∶b.txt"), (".profile", "profile"), ("текст.данные", "текст.данные"),
    ("a\nb.txt", "a b.txt"), ("...", "File"),
  ])
  func `a name is made fit for every receiver`(name: String, expected: String) throws {
    #expect(try OutgoingFile(path: try place.write(name, "").path).name == expected)
  }

  /// A13: the tests' own working directory has a folder `Sources` and a file `Package.swift`.
  @Test func `whether it is a folder is asked of the whole path (A13)`() throws {
    let file = try OutgoingFile(path: try place.write("Sources", "").path)
    #expect(!file.isFolder)
    try place.write("Package.swift/inner", "")
    let folder = try OutgoingFile(path: place.path(of: "Package.swift/"))
    #expect(folder.isFolder)
    #expect(folder.name == "Package.swift")
    #expect(folder.type.string == "public.folder")
  }

  @Test func `a folder that is named by dots goes by its name`() throws {
    try place.write("docs/sub/a", "")
    #expect(try OutgoingFile(path: place.path(of: "docs/.")).name == "docs")
    #expect(try OutgoingFile(path: place.path(of: "docs/sub/..")).name == "docs")
  }

  @Test func `nothing at the path is an error`() {
    let path = place.path(of: "none")
    #expect(throws: SystemError(ENOENT, path)) { try OutgoingFile(path: path) }
  }
}
