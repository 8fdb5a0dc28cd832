import Testing

/// Who may import what: a module exists because a dependency does.
@Suite struct ImportTableTests {
  /// Imports allowed to each module, ours first, then the system's.
  static let table: [String: Set<String>] = [
    "DeepDropTestSupport": ["Glibc", "Darwin"],
    "DeepDropPropertyList": [],
    "DeepDropKit": ["DeepDropPropertyList", "FoundationEssentials", "Foundation"],
    "DeepDropUI": [
      "DeepDropKit", "AppKit", "Foundation", "LinkPresentation", "ObjectiveC", "SwiftUI", "UIKit",
      "UniformTypeIdentifiers",
    ],
    "DeepDropDeclarations": [
      "DeepDropPropertyList", "DeepDropKit", "FoundationEssentials", "Foundation",
    ],
    "DeepDropAirDrop": [
      "DeepDropPropertyList", "DeepDropKit", "FoundationEssentials", "Foundation",
    ],
    "DeepDropThreads": ["DeepDropPropertyList", "Glibc"],
    "DeepDropDiscovery": ["DeepDropThreads", "CDeepDropAvahi", "Glibc", "Synchronization"],
    "DeepDropArchive": [
      "DeepDropPropertyList", "DeepDropThreads", "CDeepDropISAL", "CDeepDropFiles",
      "CDeepDropArchive", "Glibc", "Synchronization",
    ],
    "DeepDropHTTPS": [
      "DeepDropThreads", "CDeepDropTLS", "CDeepDropMicrohttpd", "Glibc", "Synchronization",
    ],
    "DeepDropBus": ["DeepDropThreads", "CDeepDropSystemBus", "Glibc", "Synchronization"],
    "DeepDropLinux": [
      "DeepDropPropertyList", "DeepDropKit", "DeepDropAirDrop", "DeepDropDiscovery",
      "DeepDropArchive", "DeepDropHTTPS", "DeepDropBus", "DeepDropThreads",
      "FoundationEssentials", "Foundation", "Glibc", "Synchronization",
    ],
    "DeepDropSimulator": [
      "DeepDropPropertyList", "DeepDropKit", "DeepDropDeclarations", "DeepDropAirDrop",
      "FoundationEssentials", "Foundation",
    ],
    "DeepDropSimulatorWeb": [
      "DeepDropKit", "DeepDropDeclarations", "DeepDropAirDrop", "DeepDropSimulator",
      "DeepDropHTTPS", "FoundationEssentials", "Synchronization",
    ],
    "DeepDropCLI": [
      "DeepDropPropertyList", "DeepDropKit", "DeepDropDeclarations", "DeepDropAirDrop",
      "DeepDropSimulator", "DeepDropSimulatorWeb",
      "DeepDropDiscovery", "DeepDropArchive", "DeepDropHTTPS", "DeepDropLinux", "DeepDropThreads",
      "FoundationEssentials", "Foundation", "Glibc", "Darwin", "Synchronization",
    ],
  ]

  /// Files that may import more, each for the reason that it tells.
  static let exceptions: [String: Set<String>] = [
    "Sources/DeepDropKit/LinkFile/SystemFile.swift": ["Glibc", "Darwin"],
    "Sources/DeepDropSimulator/Running/TemporaryFolder.swift": ["Glibc", "Darwin"],
  ]

  @Test func `every import stands in the table`() throws {
    let violations = try SourceFile.all().flatMap(Self.violations)
    #expect(violations == [])
  }

  @Test(arguments: [
    ("DeepDropPropertyList", "import FoundationEssentials", ["A.swift:1: FoundationEssentials"]),
    ("DeepDropKit", "public import UIKit", ["A.swift:1: UIKit"]),
    ("DeepDropKit", "@preconcurrency import Glibc", ["A.swift:1: Glibc"]),
    ("DeepDropKit", "import struct Foundation.URL", ["A.swift:1: Foundation"]),
    ("DeepDropKit", "#if canImport(UIKit)", ["A.swift:1: UIKit"]),
    ("DeepDropKit", portableImport, []),
    ("DeepDropKit", "#if canImport(Darwin)\nimport Foundation\n#else\nimport Swift\n#endif", []),
    ("DeepDropUI", "#if os(macOS)\nimport Foundation\n#endif", []),
    ("DeepDropUI", "import Foundation", ["A.swift:1: Foundation"]),
    ("DeepDropKit", "// import UIKit, never", []),
    ("DeepDropNovelty", "let a = 1", ["A.swift:1: no row for DeepDropNovelty"]),
  ])
  func `an import that is not allowed is found`(
    module: String,
    source: String,
    findings: [String]
  ) {
    #expect(
      Self.violations(SourceFile(path: "A.swift", module: module, text: source)) == findings
    )
  }

  static let portableImport = """
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif
    """

  /// The lines that import what the file's module may not.
  ///
  /// `Foundation` stands where `FoundationEssentials` is missing: on Linux it would bring in ICU.
  static func violations(_ file: SourceFile) -> [String] {
    guard let row = table[file.module] else {
      return ["\(file.path):1: no row for \(file.module)"]
    }
    let allowed = row.union(exceptions[file.path] ?? [])
    var isApple = false
    return file.code.enumerated().compactMap { index, line in
      if line.hasPrefix("#if") { isApple = line.contains(/canImport\(Darwin\)|os\(macOS\)/) }
      if line.hasPrefix("#else") { isApple.toggle() }
      if line.hasPrefix("#endif") { isApple = false }
      guard line.contains("mport") else { return nil }
      let found = line.firstMatch(of: importLine) ?? line.firstMatch(of: condition)
      guard let name = found.map({ String($0.output.1) }) else { return nil }
      let isAllowed =
        switch name {
        case "Swift": true
        case "Foundation": allowed.contains(name) && isApple
        default: allowed.contains(name)
        }
      guard !isAllowed else { return nil }
      return "\(file.path):\(index + 1): \(name)"
    }
  }

  private static var importLine: Regex<(Substring, Substring)> {
    /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+)?(\w+)/
  }

  /// A module that is asked for is one that may be imported; `Darwin` tells the platform.
  private static var condition: Regex<(Substring, Substring)> { /canImport\((?!Darwin)(\w+)\)/ }
}
