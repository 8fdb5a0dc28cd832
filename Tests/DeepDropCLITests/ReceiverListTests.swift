#if os(Linux)
  import DeepDropHTTPS
  import DeepDropLinux
  import Testing

  @testable import DeepDropCLI

  @Suite struct ReceiverListTests {
    private func receiver(_ id: String, _ name: String?) throws -> NearbyReceiver {
      NearbyReceiver(id: id, name: name, at: try Endpoint("192.0.2.1", port: 1))
    }

    private func list(_ names: String...) throws -> ReceiverList {
      var list = ReceiverList()
      for name in names { list.take(.found(try receiver(name, name))) }
      return list
    }

    @Test func `it fills as receivers appear, and nothing moves`() throws {
      var list = try list("b", "a")
      #expect(
        list.lines(limit: 9) == [
          "Send to which? Arrows or a number, then Enter; q to stop.", "> 1  b", "  2  a",
        ]
      )
      list.take(.found(try receiver("b", "B")))
      list.take(.found(try receiver("c", nil)))
      #expect(list.receivers.map(\.name) == ["B", "a"])
    }

    @Test func `a number moves the cursor, and nothing is sent before Enter`() throws {
      var list = try list("a", "b")
      #expect(list.take(.digit(2)) == .none)
      #expect(list.take(.enter) == .picked(try receiver("b", "b")))
    }

    @Test func `a number may have several digits`() throws {
      let names = (1...12).map { "R\($0)" }
      var list = ReceiverList()
      for name in names { list.take(.found(try receiver(name, name))) }
      for digit in [1, 2] { _ = list.take(.digit(digit)) }
      #expect(list.take(.enter) == .picked(try receiver("R12", "R12")))
      for digit in [1, 0] { _ = list.take(.digit(digit)) }
      #expect(list.take(.enter) == .picked(try receiver("R10", "R10")))
    }

    @Test func `a number that no receiver has sends nowhere`() throws {
      var list = try list("a", "b")
      for digit in [1, 2] { _ = list.take(.digit(digit)) }
      #expect(
        list.lines(limit: 9) == [
          "There is no 12. Send to which? Arrows or a number, then Enter; q to stop.",
          "  1  a", "  2  b",
        ]
      )
      #expect(list.take(.enter) == .none)
      #expect(list.take(.enter) == .none)
      _ = list.take(.digit(2))
      #expect(list.take(.enter) == .picked(try receiver("b", "b")))
      for _ in 0..<30 { #expect(list.take(.digit(9)) == .none) }
      _ = list.take(.down)
      #expect(list.take(.enter) == .picked(try receiver("a", "a")))
    }

    @Test func `a number that is typed before its receiver appears is its number`() throws {
      var list = try list("a", "b")
      _ = list.take(.digit(3))
      list.take(.found(try receiver("c", "c")))
      #expect(list.take(.enter) == .picked(try receiver("c", "c")))
    }

    @Test func `a number that is half typed counts no longer when a receiver goes`() throws {
      let names = (1...12).map { "R\($0)" }
      var list = ReceiverList()
      for name in names { list.take(.found(try receiver(name, name))) }
      _ = list.take(.digit(1))
      list.take(.lost(id: "R3"))
      _ = list.take(.digit(2))
      #expect(list.lines(limit: 9)[0].hasPrefix("One went, so the numbers are others now. "))
      #expect(list.take(.enter) == .none)
      _ = list.take(.digit(2))
      #expect(list.take(.enter) == .picked(try receiver("R2", "R2")))
    }

    @Test func `a digit can be taken back`() throws {
      var list = try list("a", "b")
      for key in [Key.digit(1), .erase, .digit(2)] { _ = list.take(key) }
      #expect(list.take(.enter) == .picked(try receiver("b", "b")))
      for key in [Key.digit(1), .digit(9), .erase] { _ = list.take(key) }
      #expect(list.take(.enter) == .picked(try receiver("a", "a")))
      for key in [Key.erase, .erase] { #expect(list.take(key) == .none) }
      #expect(list.take(.enter) == .none)
    }

    @Test func `when the chosen one goes, nobody else is chosen`() throws {
      var list = try list("a", "b", "c")
      _ = list.take(.digit(2))
      _ = list.take(.up)
      _ = list.take(.down)
      list.take(.lost(id: "b"))
      #expect(list.lines(limit: 9).dropFirst() == ["  1  a", "  2  c"])
      #expect(list.take(.enter) == .none)
      _ = list.take(.down)
      #expect(list.take(.enter) == .picked(try receiver("a", "a")))
    }

    @Test func `receivers that share a name are told apart`() throws {
      var list = try list("a")
      list.take(.found(try receiver("0a", "Desk")))
      list.take(.found(try receiver("0b", "Desk")))
      #expect(list.lines(limit: 9).dropFirst() == ["> 1  a", "  2  Desk  0a", "  3  Desk  0b"])
    }

    @Test func `arrows stay within the list`() throws {
      var list = try list("a", "b")
      for key in [Key.up, .down, .down, .down] { #expect(list.take(key) == .none) }
      #expect(list.take(.enter) == .picked(try receiver("b", "b")))
      #expect(list.take(.up) == .none)
      #expect(list.take(.enter) == .picked(try receiver("a", "a")))
    }

    @Test func `the cursor stays on its receiver when another goes`() throws {
      var list = try list("a", "b", "c")
      _ = list.take(.down)
      list.take(.lost(id: "a"))
      #expect(list.take(.enter) == .picked(try receiver("b", "b")))
      list.take(.lost(id: "c"))
      list.take(.lost(id: "b"))
      #expect(list.take(.enter) == .none)
      #expect(list.lines(limit: 9) == ["Looking for receivers… (q to stop)"])
    }

    @Test func `a long list moves with the cursor`() throws {
      var list = try list("a", "b", "c", "d")
      for _ in 0..<3 { _ = list.take(.down) }
      #expect(list.lines(limit: 2).dropFirst() == ["  3  c", "> 4  d", "     and 2 more"])
    }

    @Test func `a name cannot steer the terminal`() throws {
      #expect(try list("a\u{1B}[2J").lines(limit: 9).last == "> 1  a\\u{1b}[2J")
    }

    @Test(
      arguments: [
        ([0x1B, 0x5B, 0x41], [.up]), ([0x1B, 0x4F, 0x42], [.down]), ([0x1B], [.quit]),
        ([0x1B, 0x5B, 0x31, 0x3B, 0x35, 0x41], [.up]), ([0x1B, 0x5B, 0x33, 0x7E], []),
        ([0x1B, 0x5B], []), ([0x0D, 0x0A], [.enter, .enter]),
        ([0x7F, 0x08], [.erase, .erase]),
        ([0x33, 0x30, 0x39], [.digit(3), .digit(0), .digit(9)]),
        ([0x71, 0x04], [.quit, .quit]), ([0xC3, 0xA4, 0x00], []),
      ] as [([UInt8], [Key])]
    )
    func `keys are told apart`(bytes: [UInt8], keys: [Key]) {
      #expect(Key.keys(in: bytes) == keys)
    }
  }
#endif
