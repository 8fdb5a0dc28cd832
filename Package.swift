// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DeepDrop",
  platforms: [.iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .visionOS(.v1)],
  products: [
    .library(name: "DeepDropKit", targets: ["DeepDropKit"]),
    .library(name: "DeepDropUI", targets: ["DeepDropUI"]),
    .library(name: "DeepDropDeclarations", targets: ["DeepDropDeclarations"]),
    .library(name: "DeepDropSimulator", targets: ["DeepDropSimulator"]),
    .executable(name: "deepdrop", targets: ["DeepDropCLI"]),
  ],
  targets: [
    // What tests of several modules share.
    .target(name: "DeepDropTestSupport"),

    // Property lists that come from strangers: the standard library alone, bounded, fuzzed.
    .target(name: "DeepDropPropertyList"),
    .testTarget(
      name: "DeepDropPropertyListTests",
      dependencies: ["DeepDropPropertyList", "DeepDropTestSupport"]
    ),

    // What an app imports: links, link files, the share and the receive side.
    .target(name: "DeepDropKit", dependencies: ["DeepDropPropertyList"]),
    .testTarget(
      name: "DeepDropKitTests",
      dependencies: ["DeepDropKit", "DeepDropPropertyList"]
    ),

    // An app's rim in UIKit, SwiftUI and AppKit: it forwards to DeepDropKit, and decides nothing.
    .target(name: "DeepDropUI", dependencies: ["DeepDropKit"]),

    // The Info.plist side: what an app declares, generated, read back, and edited in.
    .target(name: "DeepDropDeclarations", dependencies: ["DeepDropPropertyList", "DeepDropKit"]),
    .testTarget(
      name: "DeepDropDeclarationsTests",
      dependencies: ["DeepDropDeclarations", "DeepDropPropertyList", "DeepDropKit"]
    ),

    // The protocol as values and state machines: no sockets, no clocks, no C.
    .target(name: "DeepDropAirDrop", dependencies: ["DeepDropKit", "DeepDropPropertyList"]),
    .testTarget(name: "DeepDropAirDropTests", dependencies: ["DeepDropAirDrop", "DeepDropKit"]),

    // Devices as values, for apps' own tests: what each shows, and what a person does at it.
    .target(
      name: "DeepDropSimulator",
      dependencies: [
        "DeepDropPropertyList", "DeepDropKit", "DeepDropDeclarations", "DeepDropAirDrop",
      ]
    ),
    .testTarget(
      name: "DeepDropSimulatorTests",
      dependencies: [
        "DeepDropSimulator", "DeepDropKit", "DeepDropDeclarations", "DeepDropPropertyList",
        "DeepDropAirDrop",
      ]
    ),

    // The command.
    .executableTarget(
      name: "DeepDropCLI",
      dependencies: [
        "DeepDropPropertyList", "DeepDropKit", "DeepDropDeclarations", "DeepDropSimulator",
      ]
    ),
    .testTarget(
      name: "DeepDropCLITests",
      dependencies: ["DeepDropCLI", "DeepDropTestSupport"],
      exclude: ["Snapshots"]
    ),

    // The repository as a whole: who imports what, platform floors, examples that compile.
    .testTarget(name: "RepositoryTests", dependencies: ["DeepDropKit", "DeepDropDeclarations"]),
  ]
)

#if os(Linux)
  package.products.append(.library(name: "DeepDropLinux", targets: ["DeepDropLinux"]))
  package.targets += [
    // What blocks runs on threads of its own: one way to start them, for wrappers and drivers, and to
    // say why the system refuses.
    .target(name: "DeepDropThreads", dependencies: ["DeepDropPropertyList"]),

    // Discovery: Avahi's mDNS stack, embedded. No `pkgConfig`: its flags make SwiftPM warn.
    .systemLibrary(name: "CDeepDropAvahi", providers: [.apt(["libavahi-core-dev"])]),
    .target(name: "DeepDropDiscovery", dependencies: ["CDeepDropAvahi", "DeepDropThreads"]),
    .testTarget(
      name: "DeepDropDiscoveryTests",
      dependencies: ["DeepDropDiscovery", "DeepDropThreads"]
    ),

    // Archives: ISA-L to compress, openat2 to extract safely.
    .systemLibrary(name: "CDeepDropISAL", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CDeepDropFiles"),
    // Needs libarchive-dev to build, and loads the library when an .ipa is opened.
    .target(name: "CDeepDropArchive"),
    .target(
      name: "DeepDropArchive",
      dependencies: [
        "CDeepDropISAL", "CDeepDropFiles", "CDeepDropArchive", "DeepDropThreads",
        "DeepDropPropertyList",
      ]
    ),
    // libarchive itself, as a judge of our archives.
    .systemLibrary(
      name: "CDeepDropLibarchive",
      path: "Tests/CDeepDropLibarchive",
      providers: [.apt(["libarchive-dev"])]
    ),
    .testTarget(
      name: "DeepDropArchiveTests",
      dependencies: ["DeepDropArchive", "CDeepDropLibarchive", "DeepDropTestSupport"]
    ),

    // HTTPS: one Swift target owns GnuTLS and libmicrohttpd.
    .systemLibrary(name: "CDeepDropTLS", providers: [.apt(["libgnutls28-dev"])]),
    .systemLibrary(name: "CDeepDropMicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(
      name: "DeepDropHTTPS",
      dependencies: ["CDeepDropTLS", "CDeepDropMicrohttpd", "DeepDropThreads"]
    ),
    .testTarget(
      name: "DeepDropHTTPSTests",
      dependencies: ["DeepDropHTTPS", "DeepDropThreads", "CDeepDropTLS"]
    ),

    // Bluetooth and notifications: sd-bus, opened at run time, so that nothing depends on it.
    .systemLibrary(name: "CDeepDropSystemBus", providers: [.apt(["libsystemd-dev"])]),
    .target(name: "DeepDropBus", dependencies: ["CDeepDropSystemBus", "DeepDropThreads"]),
    // On a private bus, with stand-ins for what lives on it.
    .testTarget(
      name: "DeepDropBusTests",
      dependencies: ["DeepDropBus", "DeepDropLinux", "DeepDropAirDrop", "DeepDropCLI"],
      exclude: ["StandIns"]
    ),

    // The drivers: threads, sockets, files. They perform the machines' actions and know no rules.
    .target(
      name: "DeepDropLinux",
      dependencies: [
        "DeepDropPropertyList", "DeepDropKit", "DeepDropAirDrop", "DeepDropDiscovery",
        "DeepDropArchive", "DeepDropHTTPS", "DeepDropBus", "DeepDropThreads",
      ]
    ),
    .testTarget(
      name: "DeepDropLinuxTests",
      dependencies: ["DeepDropLinux", "DeepDropKit", "DeepDropAirDrop", "DeepDropHTTPS"]
    ),
    // The drivers over real TLS and real mDNS, never beyond this machine.
    .testTarget(
      name: "LoopbackTests",
      dependencies: [
        "DeepDropLinux", "DeepDropKit", "DeepDropAirDrop", "DeepDropDiscovery", "DeepDropArchive",
        "DeepDropHTTPS", "DeepDropThreads", "CDeepDropTLS",
      ]
    ),
    // The page with two phones. Its files are part of the program: a bundle needs all of Foundation.
    .target(
      name: "DeepDropSimulatorWeb",
      dependencies: [
        "DeepDropKit", "DeepDropDeclarations", "DeepDropAirDrop", "DeepDropSimulator",
        "DeepDropHTTPS",
      ],
      resources: [.embedInCode("Resources")]
    ),
    .testTarget(
      name: "DeepDropSimulatorWebTests",
      dependencies: [
        "DeepDropSimulatorWeb", "DeepDropSimulator", "DeepDropKit", "DeepDropDeclarations",
        "DeepDropAirDrop",
      ]
    ),
  ]
  // Of the rim only the file that needs no UIKit is built here. The conditions alone would not do:
  // `canImport(UIKit)` turns true when anybody in the graph has a target of that name.
  for target in package.targets where target.name == "DeepDropUI" {
    target.exclude = ["AppKit", "Receiving", "SwiftUI", "UIKit"]
  }
  for target in package.targets where target.name == "DeepDropCLI" {
    target.dependencies += [
      "DeepDropAirDrop", "DeepDropLinux", "DeepDropDiscovery", "DeepDropArchive", "DeepDropHTTPS",
      "DeepDropSimulatorWeb", "DeepDropThreads",
    ]
  }
  for target in package.targets where target.name == "DeepDropCLITests" {
    target.dependencies += [
      "DeepDropAirDrop", "DeepDropDiscovery", "DeepDropHTTPS", "DeepDropKit", "DeepDropLinux",
      "DeepDropSimulator", "DeepDropThreads",
    ]
  }
#endif

for target in package.targets where target.type != .system && target.name != "CDeepDropArchive" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ]
}
