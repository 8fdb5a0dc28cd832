import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropLinux
import Testing

extension Receiving {
  /// Bodies of /Discover and /Ask that are made to break a reader (A11).
  @Suite struct ReceiveHostileTests {
    static let bodies: [(String, [UInt8])] = [
      ("no property list", Array("not a plist".utf8)),
      ("the magic alone", Array("bplist00".utf8)),
      ("an array", Array("<plist><array/></plist>".utf8)),
      (
        "wrong types",
        Array(
          "<plist><dict><key>DeviceSupportFlags</key><string>x</string><key>Files</key><dict/></dict></plist>"
            .utf8
        )
      ),
      (
        "nested ten thousand deep",
        Array(("<plist>" + String(repeating: "<array>", count: 10_000)).utf8)
      ),
      ("a string of 2^40 bytes", binary([0x5F, 0x13, 0, 0, 1, 0, 0, 0, 0, 0])),
      ("a dictionary of 2^40 entries", binary([0xDF, 0x13, 0, 0, 1, 0, 0, 0, 0, 0])),
      ("an array that contains itself", binary([0xA1, 0])),
      ("a dictionary that contains itself", binary([0xD1, 0, 0])),
      ("a table of offsets past the end", binary([0xD0], table: 1 << 40)),
      ("2^40 objects", binary([0xD0], count: 1 << 40)),
      (
        "entities within entities",
        Array(
          "<!DOCTYPE plist [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]><plist><string>&b;</string></plist>"
            .utf8
        )
      ),
    ]

    /// A binary property list with one object.
    static func binary(_ object: [UInt8], count: UInt64 = 1, table: UInt64? = nil) -> [UInt8] {
      let start = Array("bplist00".utf8) + object
      func number(_ value: UInt64) -> [UInt8] {
        (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      }
      return start + [8] + [0, 0, 0, 0, 0, 0, 1, 1] + number(count) + number(0)
        + number(table ?? UInt64(start.count))
    }

    @Test(arguments: ["/Discover", "/Ask"])
    func `each is answered with 400, and the receiver lives on (A11)`(route: String) async throws {
      try await withReceiver { receiver in
        try await receiver.connect { connection in
          for (name, body) in Self.bodies + (try Self.stored()) {
            let answer = try await connection.send(.init("POST", route, body: .bytes(body)))
            #expect(answer.status == 400, "\(name)")
          }
        }
        #expect(try await receiver.connect { try await $0.ask(links: ["acme://e/1"]) } == 200)
        #expect(try receiver.folder.files == ["acme link.url"])
      }
    }

    @Test func `an Ask without a body is answered with 400`() async throws {
      try await withReceiver { receiver in
        let status = try await receiver.connect { try await $0.ask([]).status }
        #expect(status == 400)
      }
    }

    @Test func `every truncation of a question is answered with 400`() async throws {
      try await withReceiver { receiver in
        let ask = try Samples.ask(links: ["acme://e/1"], id: "ID-1")
        try await receiver.connect { connection in
          for length in stride(from: 0, to: ask.count, by: 7) {
            let limit = try await connection.ask(Array(ask.prefix(length))).status
            #expect(limit == 400 || limit == 406)
          }
        }
      }
    }

    /// Those kept beside the repository, where there are any.
    private static func stored() throws -> [(String, [UInt8])] {
      try SharedFiles.names(in: "hostile-plists", ending: "plist").map { name in
        (name, try SharedFiles.read("hostile-plists/\(name)"))
      }
    }
  }
}
