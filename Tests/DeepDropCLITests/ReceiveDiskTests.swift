import Foundation
import Testing

/// A receiver whose disk is full.
@Suite(
  .network,
  .timeLimit(.minutes(1)),
  .enabled(if: Mount.isPossible, "needs the right to mount")
)
struct ReceiveDiskTests {
  @Test func `a full disk is 507 and a sentence, and the receiver goes on`() throws {
    let place = try Workspace()
    let port = Int.random(in: 20_000...60_000)
    try place.write("ask", Data(SampleSender.ask(files: ["big"])))
    try place.write("big", Data(Self.archive("big.bin", size: 1 << 20)))
    try place.write("small", Data(Self.archive("small.bin", size: 10)))
    let outcome = try Mount.shell(
      """
      export HOME=$PWD
      deepdrop receive --accept all --interface lo --port \(port) --directory disk \
        --keep-free 0 --json >events &
      send() {
        curl -sk -o answer --data-binary @ask https://[::1]:\(port)/Ask \
          --next -sk -w '%{http_code}\\n' --data-binary @$1 https://[::1]:\(port)/Upload
      }
      for try in $(seq 50); do grep -q listening events && break; sleep 0.1; done
      send big
      ls -A disk
      send small
      ls -A disk
      # The function runs in a shell of its own, whose child is the command.
      pkill -INT -P $!
      wait $!
      """,
      options: "size=256k",
      in: place
    )
    #expect(outcome == .init(status: 130, output: "507\n200\nsmall.bin\n"))
    let failure = try place.read("events").split(separator: "\n").first { $0.contains("failed") }
    #expect(
      failure.map(String.init)
        == #"{"address":"::1","event":"failed","message":"from “Laptop”: "#
        + #"the disk has no room for a file of 1048576 bytes","sender":"Laptop"}"#
    )
  }

  private static func archive(_ name: String, size: Int) -> [UInt8] {
    [(name, 0o100_644, size), ("TRAILER!!!", 0, 0)].flatMap { name, mode, size in
      let numbers =
        [(0, 6), (2, 6), (mode, 6), (0, 6), (0, 6), (1, 6), (0, 6), (0, 11)]
        + [(name.utf8.count + 1, 6), (size, 11)]
      let header = numbers.map { number, width in
        let digits = String(number, radix: 8)
        return String(repeating: "0", count: width - digits.count) + digits
      }
      return Array(("070707" + header.joined() + name).utf8) + [0]
        + [UInt8](repeating: 1, count: size)
    }
  }
}
