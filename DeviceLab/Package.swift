// swift-tools-version: 6.2

// Compiles what an iPhone runs, on Linux, against stand-ins for Apple's frameworks. A package of its
// own: a target named UIKit would make `canImport(UIKit)` true for whoever depends on DeepDrop.

import PackageDescription

let package = Package(
  name: "DeviceLab",
  targets: [
    // Apple's frameworks, as far as they are used: our reading of their documentation.
    .standIn("FoundationStandIn"),
    .standIn("UniformTypeIdentifiers", dependencies: ["FoundationStandIn"]),
    .standIn("LinkPresentation", dependencies: ["FoundationStandIn"]),
    .standIn("UIKit", dependencies: ["FoundationStandIn", "LinkPresentation"]),
    .standIn("SwiftUI", dependencies: ["FoundationStandIn", "UIKit"]),
    .standIn("AppKit", dependencies: ["FoundationStandIn"]),
    // Swift Testing asks for these where a file imports it beside a framework of these names.
    .standIn("_Testing_UIKit"),
    .standIn("_Testing_SwiftUI"),

    // The product's own sources, through symbolic links.
    .target(name: "DeepDropPropertyList"),
    .target(
      name: "DeepDropKit",
      dependencies: ["DeepDropPropertyList", "FoundationStandIn"],
      // The lab's own tells where an app's container is: no Linux has one.
      exclude: ["Product/DeepDropKit.docc", "Product/Receiving/Inbox+App.swift"]
    ),
    .target(
      name: "DeepDropUI",
      dependencies: [
        "DeepDropKit", "UIKit", "SwiftUI", "LinkPresentation", "UniformTypeIdentifiers",
      ]
    ),
    .executableTarget(
      name: "EventShare",
      dependencies: ["DeepDropKit", "DeepDropUI", "SwiftUI", "UIKit"],
      exclude: ["de.lproj", "en.lproj"]
    ),

    .testTarget(
      name: "DeviceLabTests",
      dependencies: [
        "DeepDropKit", "DeepDropUI", "EventShare", "FoundationStandIn", "LinkPresentation",
        "SwiftUI", "UIKit", "AppKit", "_Testing_UIKit", "_Testing_SwiftUI",
      ]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ]
  // As the product's own manifest has it.
  if target.name.hasPrefix("DeepDrop") {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
}

extension Target {
  static func standIn(_ name: String, dependencies: [Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/StandIns/\(name)")
  }
}
