import DeepDropKit
import DeepDropPropertyList

/// What `--app` names: an Info.plist, or an .app bundle or an .ipa with one in it.
struct App: Sendable, Hashable {
  let linkType: LinkType

  /// - Parameter type: Which of its own types is that of links, if it has to be said.
  init(at path: String, type: String? = nil) throws(Failure) {
    let type = try type.map(Self.identifier)
    let file = try Self.infoPlist(at: path)
    let list = try file.propertyList()
    do throws(LinkError) {
      linkType = try LinkType(infoPlist: list, identifier: type)
    } catch {
      throw Failure(.badInput, file.name, error)
    }
  }

  static func identifier(_ text: String) throws(Failure) -> TypeIdentifier {
    do throws(LinkError) {
      return try TypeIdentifier(text)
    } catch {
      throw Failure(.usage, "--type", error)
    }
  }

  static func infoPlist(at path: String) throws(Failure) -> InputFile {
    InputFile(path: try place(at: path), expectation: "an app's Info.plist")
  }

  /// An iOS bundle has it at the top, a Mac's in Contents.
  private static func place(at path: String) throws(Failure) -> String {
    guard path.isDirectory else { return path }
    let places = ["Info.plist", "Contents/Info.plist"].map(path.appendingPathComponent)
    if let place = places.first(where: \.exists) { return place }
    throw Failure(.noInput, path, "no Info.plist in it, expected an .app bundle or an Info.plist")
  }
}

extension InputFile {
  /// The property list in the file; of an .ipa, its app's Info.plist.
  func propertyList() throws(Failure) -> PropertyList {
    let bytes =
      if path.isPackage {
        try AppPackageFiles.infoPlist(of: path)
      } else {
        try read(upTo: PropertyList.Limits.default.bytes)
      }
    do throws(PropertyListError) {
      return try PropertyList(parsing: bytes)
    } catch {
      throw failure(.badInput, error)
    }
  }
}
