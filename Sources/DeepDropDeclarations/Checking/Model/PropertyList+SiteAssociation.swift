internal import DeepDropKit
internal import DeepDropPropertyList

extension PropertyList {
  /// What a site association says of apps: a list, or in the oldest form a dictionary by app.
  var associationDetails: [PropertyList] {
    self["applinks"]?["details"]?.elements.filter { $0.dictionary != nil } ?? []
  }
}
