import DeepDropThreads
import Synchronization
import Testing

@testable import DeepDropHTTPS

@Suite(.timeLimit(.minutes(5))) struct BytePipeTests {
  private static func write(_ bytes: [UInt8], to pipe: BytePipe) -> Bool {
    unsafe bytes.withUnsafeBytes { unsafe pipe.write($0) }
  }

  private static func read(_ count: Int, from pipe: BytePipe) throws(HTTPSError) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: count)
    let read = try unsafe block.withUnsafeMutableBufferPointer { buffer throws(HTTPSError) in
      try unsafe pipe.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return Array(block[..<read])
  }

  @Test(arguments: [1, 2, 3, 5, 7, 64])
  func `bytes come out in order, whatever the sizes`(size: Int) async throws {
    let pipe = BytePipe(capacity: 8)
    let sent = (0..<200).map { UInt8($0) }
    async let written: Void = BlockingThread.run {
      for start in stride(from: 0, to: sent.count, by: size) {
        #expect(Self.write(Array(sent[start..<min(start + size, sent.count)]), to: pipe))
      }
      pipe.finish()
    }
    let received = try await BlockingThread.run {
      var all: [UInt8] = []
      while case let block = try Self.read(3, from: pipe), !block.isEmpty { all += block }
      return all
    }
    try await written
    #expect(received == sent)
  }

  @Test func `an error comes after what was written before it`() throws {
    let pipe = BytePipe(capacity: 8)
    #expect(Self.write([1, 2], to: pipe))
    pipe.fail(.disconnected)
    #expect(!Self.write([3], to: pipe))
    #expect(try Self.read(8, from: pipe) == [1, 2])
    #expect(throws: HTTPSError.disconnected) { try Self.read(8, from: pipe) }
  }

  @Test func `a writer learns that nobody reads`() async throws {
    let pipe = BytePipe(capacity: 8)
    async let isTaken = BlockingThread.run {
      Self.write([UInt8](repeating: 0, count: 100), to: pipe)
    }
    try await Task.sleep(for: .milliseconds(50))
    pipe.abandon()
    #expect(try await isTaken == false)
    #expect(throws: HTTPSError.closed) { try Self.read(8, from: pipe) }
  }

  @Test func `a reader that found nothing is told once`() throws {
    let pipe = BytePipe(capacity: 8)
    let notices = Mutex(0)
    pipe.onChange { notices.withLock { $0 += 1 } }
    #expect(Self.write([1], to: pipe))
    #expect(notices.withLock { $0 } == 0)
    var block: [UInt8] = [0, 0]
    for _ in 0..<2 { _ = unsafe block.withUnsafeMutableBytes { unsafe pipe.take(into: $0) } }
    #expect(Self.write([1], to: pipe))
    #expect(Self.write([1], to: pipe))
    #expect(notices.withLock { $0 } == 1)
  }
}
