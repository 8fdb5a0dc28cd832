import DeepDropKit
import DeepDropPropertyList

/// What `--app` names: an Info.plist, or an .app bundle with one in it.
struct App: Sendable, Hashable {
  let linkType: LinkType

  /// - Parameter type: Which of its own types is that of links, if it has to be said.
  init(at path: String, type: String? = nil) throws(Failure) {
    let type = try type.map(Self.identifier)
    let file = InputFile(path: try Self.infoPlist(at: path), expectation: "an app's Info.plist")
    let bytes = try file.read(upTo: PropertyList.Limits.default.bytes)
    let list: PropertyList
    do throws(PropertyListError) {
      list = try PropertyList(parsing: bytes)
    } catch {
      throw file.failure(.badInput, error)
    }
    do throws(LinkError) {
      linkType = try LinkType(infoPlist: list, identifier: type)
    } catch {
      throw Failure(.badInput, file.name, error)
    }
  }

  private static func identifier(_ text: String) throws(Failure) -> TypeIdentifier {
    do throws(LinkError) {
      return try TypeIdentifier(text)
    } catch {
      throw Failure(.usage, "--type", error)
    }
  }

  /// An iOS bundle has it at the top, a Mac's in Contents.
  private static func infoPlist(at path: String) throws(Failure) -> String {
    guard path.isDirectory else { return path }
    let places = ["Info.plist", "Contents/Info.plist"].map(path.appendingPathComponent)
    if let place = places.first(where: \.exists) { return place }
    throw Failure(.noInput, path, "no Info.plist in it, expected an .app bundle or an Info.plist")
  }
}
