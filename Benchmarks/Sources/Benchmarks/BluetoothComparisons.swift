import Foundation

extension Comparison {
  /// What looking for Bluetooth costs where there is none: the same command with `--no-bluetooth`.
  ///
  /// - Parameter receiver: somebody to send to, and to find.
  static func bluetooth(_ receiver: RunningReceiver) -> [Comparison] {
    // Whatever bus this machine has is not looked for.
    setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus", 1)
    let send = ["send", "--to", receiver.address, "https://example.com/e/1"]
    let discover = ["discover", "--interface", "lo", "--timeout", "0.4"]
    return [
      Comparison(name: "`deepdrop send` without a bus", limit: 1.2) {
        try run(receiver.program, send)
      } other: {
        try run(receiver.program, send + ["--no-bluetooth"])
      },
      Comparison(name: "`deepdrop discover` for 0.4 s without a bus", limit: 1.05, samples: 9) {
        // On a busy machine it may find nobody in time, which is no matter here.
        try? run(receiver.program, discover)
      } other: {
        try? run(receiver.program, discover + ["--no-bluetooth"])
      },
    ]
  }
}

/// `deepdrop receive` on this machine's loopback, for as long as it is kept.
final class RunningReceiver {
  let program: String
  let address: String
  private let process = Process()

  init(in folder: URL) throws {
    program =
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "deepdrop").path
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "receive", "--interface", "lo", "--accept", "all", "--no-bluetooth", "--json",
      "--directory", folder.path,
    ]
    process.environment = ["HOME": folder.path]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = line.firstMatch(of: /"port":(\d+)/)?.output.1 else {
      throw Failure(message: "receive says \(line)")
    }
    address = "[::1]:\(port)"
    // Nobody reads the rest, and a full pipe would hold the receiver up.
    output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
  }

  func end() { process.terminate() }
}
