internal import DeepDropKit
internal import DeepDropPropertyList

/// A file, read as far as it can be, and what the rules look at.
struct Reading: Sendable {
  private enum Content {
    case infoPlist(InfoPlist)
    case entitlements(PropertyList)
    case siteAssociation(PropertyList)
    case swift(ExportedTypeUses)
    case damaged(Damage)
    case nothing
  }

  private let content: Content
  private let lines: LineTable?
  private let replaced: Set<Int>
  private let condition: ConditionalReading?
  private let original: [UInt8]
  private let isEditable: Bool
  private(set) var suppressions: [Suppression] = []

  init(_ bytes: [UInt8], as kind: SourceKind, by checker: Checker) {
    original = bytes
    let format = PropertyList.Format(of: bytes)
    lines = format == .binary ? nil : LineTable(PropertyList.isUTF16(bytes) ? bytes.asUTF8 : bytes)
    var settings = BuildSettings(checker.definitions)
    var condition: ConditionalReading?
    switch kind {
    case .sourceInfoPlist, .builtInfoPlist, .entitlements:
      do throws(PropertyListError) {
        let list = try Self.list(bytes, checker, &condition)
        suppressions = format == .xml ? Suppression.all(in: bytes, of: list) : []
        content =
          if list.dictionary == nil {
            .damaged(Damage(root: list))
          } else if kind == .entitlements {
            .entitlements(settings.resolve(list))
          } else {
            .infoPlist(
              InfoPlist(
                settings.resolve(list),
                isBuilt: kind == .builtInfoPlist,
                condition: condition,
                checker: checker
              )
            )
          }
      } catch {
        content = .damaged(Damage(error, in: bytes))
      }
    case .siteAssociation:
      do throws(JSONError) {
        let list = try JSONReader.read(bytes)
        content = list.dictionary == nil ? .damaged(Damage(root: list)) : .siteAssociation(list)
      } catch {
        content = .damaged(Damage(error.message, at: error.offset))
      }
    case .swift:
      content =
        if let exported = checker.exportedTypes {
          .swift(ExportedTypeUses(in: bytes, exported: exported))
        } else {
          .nothing
        }
    }
    self.condition = condition
    replaced = settings.replaced
    // A bundle is signed: what was built is right or built anew.
    isEditable =
      (kind == .sourceInfoPlist || kind == .entitlements) && format == .xml
      && !PropertyList.isUTF16(bytes)
  }

  private static func list(
    _ bytes: [UInt8],
    _ checker: Checker,
    _ condition: inout ConditionalReading?
  ) throws(PropertyListError) -> PropertyList {
    do throws(PropertyListError) {
      return try PropertyList(parsing: bytes)
    } catch {
      // Only now is it worth looking for a preprocessor: a comment may hold such lines, too.
      let reading = ConditionalReading(bytes, definitions: checker.definitions)
      guard error.code != .limitExceeded, let reading else { throw error }
      let list = try PropertyList(parsing: reading.bytes)
      condition = reading
      return list
    }
  }

  /// The types that an Info.plist exports; nil where this is none.
  var exportedTypes: Set<String>? {
    guard case .infoPlist(let info) = content else { return nil }
    return Set(info.exported.map(\.name))
  }
}

// MARK: - Finding

extension Reading {
  func problems(for rule: Rule) -> [Problem] {
    switch (rule.inspection, content) {
    case (.infoPlist(let find), .infoPlist(let info)): find(info)
    case (.entitlements(let find), .entitlements(let list)): find(list)
    case (.siteAssociation(let find), .siteAssociation(let list)): find(list)
    case (.swift(let find), .swift(let uses)): find(uses)
    case (.damage(let find), .damaged(let damage)): find(damage)
    case (.comments(let find), _): find(suppressions)
    default: []
    }
  }

  func finding(_ problem: Problem, _ rule: Rule) -> Finding {
    Finding(
      rule: rule,
      severity: problem.severity ?? rule.severity,
      place: problem.range.flatMap { range in lines?.place(of: range) },
      item: problem.item,
      message: problem.message,
      cure: problem.cure,
      fix: problem.fix.flatMap { isSafe($0) ? $0 : nil }
    )
  }

  /// Whether what the fix would change stands in the file as the rule has seen it.
  private func isSafe(_ fix: Fix) -> Bool {
    guard isEditable else { return false }
    guard fix.isLocal else { return condition == nil }
    return !replaced.contains(where: fix.range.contains)
      && condition.map { $0.bytes[fix.range] == original[fix.range] } ?? true
  }
}

extension [UInt8] {
  /// UTF-16 with a byte order mark, transcribed: this is what positions in it count.
  fileprivate var asUTF8: [UInt8] {
    let isBigEndian = first == 0xFE
    let units = stride(from: 2, to: count - 1, by: 2).map { index in
      let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
      return UInt16(self[high]) << 8 | UInt16(self[low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
