internal import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppLinks {
  /// The longest file that a device reads, in bytes (Apple, “Supporting associated domains”).
  public static let maximumLength = 128 * 1024

  /// Each pattern may name a variable, and is then compared with all its values; nobody writes more.
  private static let maximumValues = 1000

  /// Reads an apple-app-site-association file; one without `applinks` names no app.
  ///
  /// - Throws: ``DeclarationError/Code/unreadable`` for what is not such JSON, is longer than
  ///   ``maximumLength``, or has more than a thousand values of variables.
  public init(parsing json: [UInt8]) throws(DeclarationError) {
    guard json.count <= Self.maximumLength else { throw .siteTooLong(json.count) }
    let file: AssociationFile
    do {
      file = try JSONDecoder().decode(AssociationFile.self, from: Data(json))
    } catch {
      throw .site
    }
    let links = file.applinks
    let values = links?.substitutionVariables ?? [:]
    guard values.values.reduce(0, { $0 + $1.count }) <= Self.maximumValues else {
      throw .siteTooIntricate
    }
    let variables = Wildcard.Variables(values)
    details = (links?.details?.entries ?? []).map { entry in
      Details(
        appIDs: entry.appIDs ?? entry.appID.map { [$0] } ?? [],
        patterns: entry.patterns(
          among: variables,
          links?.defaults
        )
      )
    }
  }
}

// MARK: - The file

private struct AssociationFile: Decodable {
  let applinks: Links?

  struct Links: Decodable {
    let details: DetailList?
    let defaults: Defaults?
    let substitutionVariables: [String: [String]]?
  }

  struct Defaults: Decodable {
    let caseSensitive: Bool?
    let percentEncoded: Bool?
  }

  /// An array; the form of iOS 9 was a dictionary by app as well.
  struct DetailList: Decodable {
    let entries: [Entry]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let entries = try? container.decode([Entry].self) {
        self.entries = entries
      } else {
        entries = try container.decode([String: Entry].self).sorted { $0.key < $1.key }.map {
          Entry(appIDs: [$0.key], paths: $0.value.paths)
        }
      }
    }
  }

  struct Entry: Decodable {
    var appIDs: [String]?
    var appID: String?
    var paths: [String]?
    var components: [Component]?
    var defaults: Defaults?
  }

  struct Component: Decodable {
    let path: String?
    let query: Query?
    let fragment: String?
    let exclude: Bool?
    let caseSensitive: Bool?
    let percentEncoded: Bool?

    enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case fragment = "#"
      case exclude
      case caseSensitive
      case percentEncoded
    }
  }

  enum Query: Decodable {
    case whole(String)
    case items([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .whole(text)
      } else {
        self = .items(try container.decode([String: String].self))
      }
    }
  }
}

extension AssociationFile.Entry {
  /// An entry in both forms goes by the newer one.
  fileprivate func patterns(
    among variables: Wildcard.Variables,
    _ siteDefaults: AssociationFile.Defaults?
  ) -> [LinkPattern] {
    guard let components else { return (paths ?? []).map(LinkPattern.init(oldPath:)) }
    let all = [defaults, siteDefaults].compactMap(\.self)
    return components.map { component in
      LinkPattern(
        text: component.text,
        isExcluded: component.exclude ?? false,
        path: component.path.map { Wildcard($0, variables: variables) },
        query: component.query.map { query in
          switch query {
          case .whole(let text): .whole(Wildcard(text, variables: variables))
          case .items(let items): .items(items.mapValues { Wildcard($0, variables: variables) })
          }
        },
        fragment: component.fragment.map { Wildcard($0, variables: variables) },
        isCaseSensitive: component.caseSensitive ?? all.lazy.compactMap(\.caseSensitive).first
          ?? true,
        isPercentEncoded: component.percentEncoded ?? all.lazy.compactMap(\.percentEncoded).first
          ?? true
      )
    }
  }
}

extension AssociationFile.Component {
  /// The parts in the order of a URL.
  fileprivate var text: String {
    let query =
      switch query {
      case nil: ""
      case .whole(let text): "?\(text)"
      case .items(let items):
        "?"
          + items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
      }
    return (path ?? "*") + query + (fragment.map { "#\($0)" } ?? "")
  }
}

extension LinkPattern {
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

// MARK: - Errors

extension DeclarationError {
  static let site = Self(
    .unreadable,
    "It is no apple-app-site-association file: a JSON object with a key “applinks” is wanted."
  )

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
