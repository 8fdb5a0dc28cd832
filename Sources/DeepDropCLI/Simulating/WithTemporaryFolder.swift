#if os(Linux)
  import DeepDropSimulator
  import DeepDropThreads
  import FoundationEssentials

  /// Makes a folder for the time of `body`; the disk is waited for off the shared threads.
  func withTemporaryFolder<Result: Sendable>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try await BlockingThread.run { try TemporaryFolder() }
    do {
      let result = try await body(folder.url)
      try await BlockingThread.run { folder.remove() }
      return result
    } catch {
      try? await BlockingThread.run { folder.remove() }
      throw error
    }
  }
#endif
