internal import DeepDropPropertyList

extension AppLinks {
  /// The longest file that a device reads, in bytes (Apple, “Supporting associated domains”).
  public static let maximumLength = 128 * 1024

  /// Each pattern may name a variable, and is then compared with all its values; nobody writes more.
  private static let maximumValues = 1000

  /// Reads an apple-app-site-association file; one without `applinks` names no app.
  ///
  /// A part of another kind than a device reads costs the file no more than that part: a component
  /// with one is left out, and ``ignored`` says so. `deepdrop check` calls it an error.
  ///
  /// - Throws: ``DeclarationError/Code/unreadable`` for what is not such JSON, is longer than
  ///   ``maximumLength``, or has more than a thousand values of variables.
  public init(parsing json: [UInt8]) throws(DeclarationError) {
    guard json.count <= Self.maximumLength else { throw .siteTooLong(json.count) }
    let lines = LineTable(json)
    let file: SiteFile
    do throws(JSONError) {
      file = SiteFile(try JSONReader.read(json))
    } catch {
      throw .site(error, line: lines.place(of: error.offset..<error.offset)?.line)
    }
    guard file.isSiteAssociation else { throw .site }
    guard file.variables.values.reduce(0, { $0 + $1.count }) <= Self.maximumValues else {
      throw .siteTooIntricate
    }
    let variables = Wildcard.Variables(file.variables)
    details = file.entries.map { entry in
      Details(
        appIDs: entry.appIDs.map(\.string),
        patterns: entry.patterns(
          among: variables,
          defaults: [entry.defaults, file.defaults].compactMap(\.self)
        )
      )
    }
    ignored = file.misfits.map { misfit in
      let place = lines.place(of: misfit.value.position.range)
      return "line \(place?.line ?? 1): \(misfit.message)"
    }
  }
}

extension SiteEntry {
  fileprivate func patterns(
    among variables: Wildcard.Variables,
    defaults: [PropertyList]
  ) -> [LinkPattern] {
    components?.map { LinkPattern($0, among: variables, defaults: defaults) }
      ?? paths.map { LinkPattern(oldPath: $0.string) }
  }
}

extension LinkPattern {
  fileprivate init(
    _ component: PropertyList,
    among variables: Wildcard.Variables,
    defaults: [PropertyList]
  ) {
    func flag(_ key: String) -> Bool {
      ([component] + defaults).lazy.compactMap { $0[key]?.boolean }.first ?? true
    }
    func wildcard(_ text: String) -> Wildcard { Wildcard(text, variables: variables) }
    text = component.patternText
    isExcluded = component["exclude"]?.boolean ?? false
    path = component["/"]?.string.map(wildcard)
    query =
      if let text = component["?"]?.string {
        .whole(wildcard(text))
      } else if let items = component["?"]?.queryItems {
        .items(Dictionary(items.map { ($0, wildcard($1)) }) { _, last in last })
      } else {
        nil
      }
    fragment = component["#"]?.string.map(wildcard)
    isCaseSensitive = flag("caseSensitive")
    isPercentEncoded = flag("percentEncoded")
  }

  /// A path of the form before iOS 13, excluded behind `NOT`.
  fileprivate init(oldPath: String) {
    text = oldPath
    isExcluded = oldPath.hasPrefix("NOT ")
    path = Wildcard(isExcluded ? String(oldPath.dropFirst(4)) : oldPath)
    query = nil
    fragment = nil
    isCaseSensitive = true
    isPercentEncoded = true
  }
}

extension PropertyList {
  fileprivate var queryItems: [(name: String, value: String)]? {
    dictionary?.entries.compactMap { entry in
      entry.value.string.map { (name: entry.key, value: $0) }
    }
  }

  /// The parts of a component in the order of a URL.
  fileprivate var patternText: String {
    let items = self["?"]?.queryItems?.sorted { $0.name < $1.name }
      .map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let query = (self["?"]?.string ?? items).map { "?\($0)" } ?? ""
    return (self["/"]?.string ?? "*") + query + (self["#"]?.string.map { "#\($0)" } ?? "")
  }
}

// MARK: - Errors

extension DeclarationError {
  static let site = Self(
    .unreadable,
    "It is no apple-app-site-association file: a JSON object with a key “applinks” is wanted."
  )

  fileprivate static func site(_ error: JSONError, line: Int?) -> Self {
    Self(
      .unreadable,
      "It is no apple-app-site-association file: \(error.message.decapitalized)",
      line: line
    )
  }

  static let siteTooIntricate = Self(
    .unreadable,
    "The apple-app-site-association file has more values of substitution variables than anybody "
      + "needs: a thousand are read."
  )

  static func siteTooLong(_ count: Int) -> Self {
    Self(
      .unreadable,
      "The apple-app-site-association file has \(count) bytes: a device reads at most "
        + "\(AppLinks.maximumLength)."
    )
  }
}
