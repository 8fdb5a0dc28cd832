package import DeepDropKit

/// What is asked before and after, as a page that a browser opens where its files lie.
///
/// Nothing is served: no port is opened, and no address is there to be kept from anybody.
package struct PageSnapshot: Sendable, Hashable {
  /// The file to open.
  package static let page = "snapshot.html"

  /// What is in the files, by name; they lie in one folder.
  package let files: [String: [UInt8]]

  /// Sends a link both ways, with the picture of the example's event if it is one of those.
  package init(of shared: SharedLink) async throws {
    let comparison = try await Comparison(of: shared, icon: Example.event(shared).icon)
    var files: [String: [UInt8]] = [:]
    for asset in Asset.all + Asset.snapshot where !asset.name.isEmpty {
      files[asset.name] = asset.bytes
    }
    // A script may import another from its folder, and fetch nothing from there.
    files["dialogs.js"] = Array("export default ".utf8) + comparison.json
    self.files = files
  }
}
