import DeepDropAirDrop
import DeepDropArchive
import DeepDropHTTPS
import DeepDropKit
import DeepDropThreads

/// Takes an upload's body in and puts what it carries into the folder.
struct Intake: Sendable {
  enum Outcome: Sendable {
    case stored([ReceivedFile], [Renaming])
    case failed(UploadResult, String)
  }

  private let settings: ReceiverSettings

  init(_ settings: ReceiverSettings) {
    self.settings = settings
  }

  /// Reads and unpacks on a thread of its own, until the archive is whole or refused.
  ///
  /// The body's source fails when the peer leaves or the request is cancelled, which ends the
  /// thread's reading.
  func take(_ body: RequestBody) async -> Outcome {
    do {
      return try await BlockingThread.run { try unpack(body) }
    } catch let error as ArchiveError {
      return .failed(UploadResult(error), error.message)
    } catch let error as BodyTooLong {
      return .failed(.tooLarge, error.description)
    } catch let error as HTTPSError {
      return failure(error)
    } catch {
      return .failed(UploadResult(error), "\(error)")
    }
  }

  private func unpack(_ body: RequestBody) throws -> Outcome {
    let directory = settings.directory
    let extraction = try Extraction(
      into: directory,
      policy: ExtractionPolicy(
        name: { $1 ? ReceivedName.cleaned($0) : ReceivedName.cleanedInside($0) },
        alternative: { NumberedName($0, isTaken: $1).free(isTaken: $1) }
      ),
      limits: settings.extraction
    )
    let limit = settings.limits.uploadBytes
    var length: UInt64 = 0
    // Not an array, which would be filled with zeros first.
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256 * 1024)
    defer { unsafe block.deallocate() }
    while true {
      let count = try unsafe body.read(into: UnsafeMutableRawBufferPointer(block))
      guard count > 0 else { break }
      length += UInt64(count)
      // Empty blocks make a body that goes on for ever and carries nothing.
      guard length <= limit else { throw BodyTooLong(limit: limit) }
      // Some iPhones never say that the body has ended.
      if try extraction.write(unsafe block.span.extracting(..<count)) == .complete { break }
    }
    let archive = try extraction.finish()
    guard !archive.items.isEmpty else {
      return .failed(.badArchive, "The archive holds neither a file nor a folder.")
    }
    let files = try archive.items.map { item in
      try ReceivedFile(item, in: directory, types: settings.types)
    }
    return .stored(files, archive.renamings)
  }

  private func failure(_ error: HTTPSError) -> Outcome {
    let server = settings.server
    switch error.code {
    case .stalled:
      let time = server.bodyWindow.components.seconds
      return .failed(
        .stalled,
        "Less than \(server.bodyRate) bytes a second came for \(time) seconds."
      )
    case .closed: return .failed(.interrupted, "The transfer was interrupted.")
    default: return .failed(.badArchive, error.message)
    }
  }
}

private struct BodyTooLong: Error, CustomStringConvertible {
  let limit: UInt64

  var description: String { "The upload is longer than \(limit) bytes." }
}
