import DeepDropAirDrop
import DeepDropDiscovery
import DeepDropHTTPS
import DeepDropThreads
import Glibc

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Checkup {
  /// Looks this machine over, which takes up to three seconds.
  ///
  /// It changes nothing, and what it announces on the network for a moment is no receiver.
  ///
  /// - Parameters:
  ///   - interface: the one interface to look at; nil for all.
  ///   - places: where things would be kept.
  ///   - environment: has the `PATH` to look for programs in.
  /// - Throws: `HTTPSError` when the system has no thread to spare, `CancellationError`.
  public static func run(
    on interface: String? = nil,
    places: Places = Places(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws -> Checkup {
    // Before the announcement: it would find itself.
    var checkup = try await BlockingThread.run {
      Checkup(
        interface: interface,
        links: NetworkLink.all(on: interface),
        mdnsPort: .sharingMDNSPort(),
        hasOtherResponder: hasResponder(),
        loop: .notTried,
        listening: .listening(on: interface),
        firewall: .active(),
        downloads: .writing(into: places.downloads),
        downloadDirectory: places.downloads,
        hasOpener: isOnPath("xdg-open", environment),
        clock: time(nil),
        bluetoothAdapters: entries(of: "/sys/class/bluetooth").filter { !$0.contains(":") },
        blueZVersion: blueZVersion(),
        bluetooth: BluetoothCheck(sender: .none(.noAdapter))
      )
    }
    checkup.bluetooth = try await .run()
    if checkup.mdnsPort == .worked, checkup.links.contains(where: \.isUsable) {
      checkup.loop = try await .run(on: NetworkScope(interface: interface))
    }
    return checkup
  }

  private static func isOnPath(_ program: String, _ environment: [String: String]) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains { directory in
      unsafe access("\(directory)/\(program)", X_OK) == 0
    }
  }

  /// What the daemon says of itself, which is in none of its interfaces.
  private static func blueZVersion() -> String? {
    let places = ["/usr/libexec", "/usr/lib", "/usr/sbin", "/usr/local/libexec"]
    for place in places.flatMap({ ["\($0)/bluetooth/bluetoothd", "\($0)/bluetoothd"] })
    where unsafe access(place, X_OK) == 0 {
      guard let output = unsafe popen("\(place) --version 2>/dev/null </dev/null", "r") else {
        break
      }
      defer { unsafe pclose(output) }
      var line = [CChar](repeating: 0, count: 32)
      guard unsafe fgets(&line, Int32(line.count), output) != nil else { break }
      let text = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return String(decoding: text, as: UTF8.self).filter { $0.isNumber || $0 == "." }
    }
    return nil
  }

  private static func entries(of directory: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory))?.sorted() ?? []
  }

  /// Whether a UDP socket is bound to port 5353; the kernel writes ports in hexadecimal.
  private static func hasResponder() -> Bool {
    ["/proc/net/udp", "/proc/net/udp6"].contains { table in
      contents(of: table).split(separator: "\n").dropFirst().contains { row in
        row.split(separator: " ").dropFirst().first?.hasSuffix(":14E9") == true
      }
    }
  }
}

/// A small text file of the system's; empty where it cannot be read.
func contents(of path: String) -> String {
  (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
}
