internal import DeepDropKit
internal import DeepDropPropertyList

/// A file, read as far as it can be, and what the rules look at.
struct Reading: Sendable {
  private enum Content {
    case infoPlist(InfoPlist)
    case entitlements(PropertyList)
    case siteAssociation(SiteFile)
    case swift(ExportedTypeUses)
    case nothing

    var root: PropertyList? {
      switch self {
      case .infoPlist(let info): info.root
      case .entitlements(let list): list
      case .siteAssociation(let site): site.root
      case .swift, .nothing: nil
      }
    }
  }

  private var content = Content.nothing
  private var damage: Damage?
  /// How far the values lie behind where the file has them.
  private var shift = 0
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
        let parsed = try ParsedList(bytes, definitions: checker.definitions)
        condition = parsed.condition
        damage = parsed.damage
        shift = parsed.shift
        if format == .xml {
          suppressions = Suppression.all(in: bytes, of: parsed.root, shift: shift)
        }
        let resolved = settings.resolve(parsed.root)
        if parsed.root.dictionary == nil {
          damage = Damage(root: parsed.root)
        } else if kind == .entitlements {
          content = .entitlements(resolved)
        } else {
          content = .infoPlist(
            InfoPlist(
              resolved,
              isBuilt: kind == .builtInfoPlist,
              condition: condition,
              checker: checker
            )
          )
        }
      } catch {
        damage = Damage(error, in: bytes)
      }
    case .siteAssociation:
      do throws(JSONError) {
        let list = try JSONReader.read(bytes)
        if list.dictionary == nil {
          damage = Damage(root: list)
        } else {
          content = .siteAssociation(SiteFile(list))
        }
      } catch {
        damage = Damage(error.message, at: error.offset)
      }
    case .swift:
      if let exported = checker.exportedTypes {
        content = .swift(ExportedTypeUses(in: bytes, exported: exported))
      }
    }
    self.condition = condition
    replaced = settings.replaced
    // A bundle is signed: what was built is right or built anew.
    isEditable =
      (kind == .sourceInfoPlist || kind == .entitlements) && format == .xml && damage == nil
      && !PropertyList.isUTF16(bytes)
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
    case (.keys(let find), _): content.root.map(find) ?? []
    case (.damage(let find), _): damage.map(find) ?? []
    case (.infoPlist(let find), .infoPlist(let info)): find(info)
    case (.entitlements(let find), .entitlements(let list)): find(list)
    case (.siteAssociation(let find), .siteAssociation(let site)): find(site)
    case (.swift(let find), .swift(let uses)): find(uses)
    case (.comments(let find), _): find(suppressions)
    default: []
    }
  }

  func finding(_ problem: Problem, _ rule: Rule) -> Finding {
    // Damage is found in the file itself; all else where a fragment was completed.
    let shift = if case .damage = rule.inspection { 0 } else { shift }
    let range = problem.range.map { $0.lowerBound - shift..<$0.upperBound - shift }
    return Finding(
      rule: rule,
      severity: problem.severity ?? rule.severity,
      place: range.flatMap { range in lines?.place(of: range) },
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
    return !replaced.contains(fix.range.lowerBound)
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
