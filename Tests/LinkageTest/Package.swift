// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "LinkageTest",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "DeepDrop", path: "../..")],
  targets: [
    .executableTarget(
      name: "LinkageTest",
      dependencies: [.product(name: "DeepDropKit", package: "DeepDrop")]
    )
  ]
)
