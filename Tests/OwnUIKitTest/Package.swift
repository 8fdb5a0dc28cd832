// swift-tools-version: 6.2

import PackageDescription

// Somebody's package for Linux with a UIKit of its own, as DeviceLab has one.
let package = Package(
  name: "OwnUIKitTest",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "DeepDrop", path: "../..")],
  targets: [
    .target(name: "UIKit"),
    .executableTarget(
      name: "OwnUIKitTest",
      dependencies: [
        "UIKit",
        .product(name: "DeepDropKit", package: "DeepDrop"),
        .product(name: "DeepDropUI", package: "DeepDrop"),
      ]
    ),
  ]
)
