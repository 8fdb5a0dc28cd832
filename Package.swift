// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DeepDrop",
  platforms: [.iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .visionOS(.v1)],
  products: [
    .library(name: "DeepDropPropertyList", targets: ["DeepDropPropertyList"]),
  ],
  targets: [
    // Property lists that come from strangers: the standard library alone, bounded, fuzzed.
    .target(name: "DeepDropPropertyList"),
    .testTarget(name: "DeepDropPropertyListTests", dependencies: ["DeepDropPropertyList"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ]
}
