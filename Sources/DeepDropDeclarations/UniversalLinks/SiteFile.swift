internal import DeepDropKit
internal import DeepDropPropertyList

/// An apple-app-site-association file as it is written: every part with its place.
///
/// `check` judges it and ``AppLinks`` is made of it, so that both read the same. What is of another
/// kind than a device reads counts for nothing, and is a misfit.
struct SiteFile: Sendable {
  let root: PropertyList
  let entries: [SiteEntry]
  /// What holds for the patterns of all entries.
  let defaults: PropertyList?
  /// What each name stands for, in `$(name)`.
  let variables: [String: [String]]
  let misfits: [SiteMisfit]

  init(_ root: PropertyList) {
    var misfits: [SiteMisfit] = []
    let links = root.part("applinks")
    entries = Self.entries(links?.part("details"), &misfits)
    defaults = misfits.defaults(of: links)
    variables = Self.variables(links?["substitutionVariables"], &misfits)
    self.root = root
    self.misfits = misfits
  }

  /// Whether it is such a file at all; one without `applinks` is about something else.
  var isSiteAssociation: Bool {
    guard root.dictionary != nil else { return false }
    guard let links = root.part("applinks") else { return true }
    guard let details = links.part("details") else { return links.dictionary != nil }
    return details.array != nil || details.dictionary != nil
  }

  /// A list; in the oldest form a dictionary by app.
  private static func entries(
    _ details: PropertyList?,
    _ misfits: inout [SiteMisfit]
  ) -> [SiteEntry] {
    if let apps = details?.dictionary {
      return apps.entries.compactMap { entry in
        let name = PropertyList(.string(entry.key), position: entry.keyPosition)
        return SiteEntry(entry.value, of: Word(name), &misfits)
      }
    }
    return (details?.array ?? []).compactMap { SiteEntry($0, of: nil, &misfits) }
  }

  private static func variables(
    _ value: PropertyList?,
    _ misfits: inout [SiteMisfit]
  ) -> [String: [String]] {
    guard let value else { return [:] }
    guard let dictionary = value.dictionary else {
      misfits.append(SiteMisfit("substitutionVariables", value, wanted: "a dictionary"))
      return [:]
    }
    var variables: [String: [String]] = [:]
    for name in dictionary.entries.map(\.key) where variables[name] == nil {
      variables[name] = misfits.strings(name, of: value).map(\.string)
    }
    return variables
  }
}

extension PropertyList {
  /// What stands under a name; `null` is as good as nothing.
  func part(_ name: String) -> PropertyList? {
    guard let part = self[name], part.value != .data([]) else { return nil }
    return part
  }
}

/// What a site says of some apps.
struct SiteEntry: Sendable {
  let source: PropertyList
  let appIDs: [Word]
  /// The patterns of the form since iOS 13; nil where the entry has none.
  let components: [PropertyList]?
  /// The patterns of the form before.
  let paths: [Word]
  /// What holds for its patterns.
  let defaults: PropertyList?

  /// Nil for what is no dictionary.
  init?(_ source: PropertyList, of app: Word?, _ misfits: inout [SiteMisfit]) {
    guard source.dictionary != nil else {
      misfits.append(SiteMisfit("An entry of details", source, wanted: "a dictionary"))
      return nil
    }
    self.source = source
    let new = misfits.strings("appIDs", of: source)
    let old = [misfits.string("appID", of: source), app].compactMap(\.self)
    // An entry in both forms goes by the newer one.
    appIDs = new.isEmpty ? old : new
    paths = misfits.strings("paths", of: source)
    defaults = misfits.defaults(of: source)
    components = misfits.components(of: source)
  }
}

/// A part of another kind than a device reads.
struct SiteMisfit: Sendable, Hashable {
  let name: String
  let value: PropertyList
  /// The kind that it would have to be, with its article.
  let wanted: String

  init(_ name: String, _ value: PropertyList, wanted: String) {
    self.name = name
    self.value = value
    self.wanted = wanted
  }

  var message: String { "\(name) is of the kind \(kind), and has to be \(wanted)" }

  /// As JSON calls it: ``JSONReader`` makes reals of numbers, and data of null alone.
  private var kind: String {
    switch value.value {
    case .real: "number"
    case .data: "null"
    case let other: other.kind
    }
  }
}
