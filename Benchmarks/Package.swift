// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "DeepDrop", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "DeepDropKit", package: "DeepDrop"),
        .product(name: "DeepDropDeclarations", package: "DeepDrop"),
        .product(name: "DeepDropSimulator", package: "DeepDrop"),
        .product(name: "deepdrop", package: "DeepDrop"),
        "EmptyProgram",
      ]
    ),
    // What starting a process costs at least: a program that imports what `deepdrop` does.
    .executableTarget(name: "EmptyProgram"),
  ]
)
