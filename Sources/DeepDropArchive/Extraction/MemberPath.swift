/// Where in the target a member goes: one name for each level, every one safe to join.
struct MemberPath: Sendable, Hashable {
  private(set) var components: [String]
  /// The components as they were sent.
  let sent: [String]

  /// Judges a name from the archive.
  ///
  /// - Returns: nil for what is left out, such as the archive's own `.`.
  init?(
    _ sent: String,
    _ kind: CpioHeader.Kind,
    _ policy: ExtractionPolicy,
    _ limits: ExtractionLimits
  ) throws(ArchiveError) {
    guard !sent.isEmpty else { throw .unsafeName(sent, "it is empty") }
    guard !sent.utf8.starts(with: "/".utf8) else {
      throw .unsafeName(sent, "it is an absolute path")
    }
    var parts = sent.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !parts.contains("..") else { throw .unsafeName(sent, "it leads out of its folder") }
    if policy.tidying.contains(.flattenWrappers), parts.first?.hasPrefix("NSIRD_AirDrop_") == true {
      parts.removeFirst()
    }
    guard let last = parts.last else { return nil }
    if policy.tidying.contains(.dropSidecars), kind == .file, last.hasPrefix("._") { return nil }
    guard parts.count <= limits.depth else {
      throw .limit(
        .pathTooDeep,
        "The archive nests \(parts.count) levels deep; at most \(limits.depth) are allowed."
      )
    }
    var components: [String] = []
    for part in parts {
      let name = policy.name(part, components.isEmpty)
      components.append(try Self.component(name, sent, limits))
    }
    self.components = components
    self.sent = parts
  }

  private static func component(
    _ name: String,
    _ sent: String,
    _ limits: ExtractionLimits
  ) throws(ArchiveError) -> String {
    guard isName(name) else { throw .unsafeName(sent, "no usable name is left of it") }
    guard name.utf8.count <= limits.nameBytes else {
      throw .limit(
        .nameTooLong,
        "The archive has a name of \(name.utf8.count) bytes; at most \(limits.nameBytes) are allowed."
      )
    }
    return name
  }
}

extension MemberPath {
  /// Whether a name is one component that leads nowhere else.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
      && !name.utf8.contains(0)
  }

  /// Gives the component at a level another name.
  mutating func rename(_ level: Int, _ name: String) { components[level] = name }
}
