/// The names that are not as they were sent, each of which makes room for one that is.
struct GivenNames: Sendable {
  /// In the order in which they were given.
  private var entries: [(sent: ArraySlice<String>, name: String)] = []
  /// Where a name stands there, by its path: the folders as they were sent, and the name.
  private var places: [ArraySlice<String>: Int] = [:]

  mutating func give(_ name: String, to sent: ArraySlice<String>) {
    places[sent.dropLast() + [name]] = entries.count
    entries.append((sent, name))
  }

  /// What has a name that it was not sent with.
  func owner(of place: ArraySlice<String>) -> [String]? {
    places[place].map { Array(entries[$0].sent) }
  }

  mutating func change(_ place: ArraySlice<String>, to name: String) {
    guard let index = places.removeValue(forKey: place) else { return }
    places[place.dropLast() + [name]] = index
    entries[index].name = name
  }

  /// - Parameter folders: the names that folders have, by their paths as they were sent.
  func renamings(in folders: [[String]: String]) -> [Renaming] {
    entries.map { sent, name in
      let parents = sent.indices.dropLast().map { folders[Array(sent[...$0])] ?? sent[$0] }
      return Renaming(
        sent: sent.joined(separator: "/"),
        kept: (parents + [name]).joined(separator: "/")
      )
    }
  }
}
