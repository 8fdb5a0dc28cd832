/// Takes a cpio archive apart as its bytes come: bytes in, one event out.
///
/// Our own, because a reader of strangers' archives must know a header's sizes before it makes
/// room for what they announce; libarchive 3.6 collects a name of 1.4 GB if the header says so.
struct CpioParser: Sendable {
  /// What the next bytes were.
  enum Event: Sendable, Hashable {
    /// A member begins.
    case member(CpioHeader, name: String)
    /// This part of the input is the current member's data.
    case data(Range<Int>)
    /// The current member is whole.
    case memberEnd
    /// The archive is whole; what follows is padding.
    case trailer
  }

  private enum State: Hashable {
    case header(skipping: UInt64)
    case name(CpioHeader)
    case data(skipping: UInt64, left: UInt64, padding: UInt64)
    case done
  }

  private let nameLimit: Int
  private var dialect: CpioDialect?
  private var state: State = .header(skipping: 0)
  /// Parts of a header or a name that came apart.
  private var pending: [UInt8] = []

  /// A parser at the beginning of an archive.
  ///
  /// - Parameter nameLimit: the longest path to collect, in bytes.
  init(nameLimit: Int) {
    self.nameLimit = nameLimit
  }

  /// Whether the archive's end was seen.
  var isDone: Bool { state == .done }

  /// Consumes input from `offset` on and returns the next event, or nil when it needs more.
  mutating func next(_ input: Span<UInt8>, _ offset: inout Int) throws(ArchiveError) -> Event? {
    while true {
      switch state {
      case .header(let padding):
        let left = skip(padding, input, &offset)
        state = .header(skipping: left)
        guard left == 0, let header = try readHeader(input, &offset) else { return nil }
        state = .name(header)
      case .name(let header):
        guard collect(Int(header.nameSize), input, &offset) else { return nil }
        return try begin(header)
      case .data(let padding, let size, let trailing) where padding > 0:
        let left = skip(padding, input, &offset)
        state = .data(skipping: left, left: size, padding: trailing)
        guard left == 0 else { return nil }
      case .data(_, 0, let padding):
        state = .header(skipping: padding)
        return .memberEnd
      case .data(_, let left, let padding):
        guard offset < input.count else { return nil }
        let count = Int(min(left, UInt64(input.count - offset)))
        let range = offset..<offset + count
        offset += count
        state = .data(skipping: 0, left: left - UInt64(count), padding: padding)
        return .data(range)
      case .done:
        offset = input.count
        return nil
      }
    }
  }
}

// MARK: - Parts

extension CpioParser {
  private func skip(_ count: UInt64, _ input: Span<UInt8>, _ offset: inout Int) -> UInt64 {
    let skipped = min(count, UInt64(input.count - offset))
    offset += Int(skipped)
    return count - skipped
  }

  private mutating func collect(_ size: Int, _ input: Span<UInt8>, _ offset: inout Int) -> Bool {
    while pending.count < size, offset < input.count {
      pending.append(input[offset])
      offset += 1
    }
    return pending.count == size
  }

  private mutating func readHeader(
    _ input: Span<UInt8>,
    _ offset: inout Int
  ) throws(ArchiveError) -> CpioHeader? {
    if pending.count < CpioDialect.magicSize {
      guard collect(CpioDialect.magicSize, input, &offset) else { return nil }
      dialect = CpioDialect(magic: pending)
    }
    guard let dialect else { throw .damaged("a member's header does not begin like one") }
    guard collect(dialect.headerSize, input, &offset) else { return nil }
    guard let header = dialect.header(pending) else {
      throw .damaged("a member's header has letters where numbers belong")
    }
    guard header.nameSize > 0 else { throw .damaged("a member has no name") }
    guard header.nameSize - 1 <= UInt64(nameLimit) else {
      throw .limit(
        .nameTooLong,
        "The archive has a path of \(header.nameSize - 1) bytes; at most \(nameLimit) are allowed."
      )
    }
    pending.removeAll(keepingCapacity: true)
    return header
  }

  private mutating func begin(_ header: CpioHeader) throws(ArchiveError) -> Event {
    guard pending.removeLast() == 0 else { throw .damaged("a member's name has no end") }
    let name = String(decoding: pending, as: UTF8.self)
    guard !pending.contains(0) else { throw .unsafeName(name, "its name contains a NUL byte") }
    pending.removeAll(keepingCapacity: true)
    guard name != CpioHeader.trailerName else {
      state = .done
      return .trailer
    }
    let head = UInt64(dialect?.headerSize ?? 0) + header.nameSize
    state = .data(
      skipping: dialect?.padding(after: head) ?? 0,
      left: header.size,
      padding: dialect?.padding(after: header.size) ?? 0
    )
    return .member(header, name: name)
  }
}
