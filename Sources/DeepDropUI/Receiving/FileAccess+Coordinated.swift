#if canImport(UIKit) && !os(watchOS) && !os(tvOS) || os(macOS)
  public import DeepDropKit
  import Foundation
  import UniformTypeIdentifiers

  extension FileAccess {
    /// What an app needs for files that are not its own: they lie in Files or in iCloud.
    ///
    /// Each is read within its security scope, and once the system says that it is there, which may
    /// take a download.
    public static let coordinated = Self(
      startScope: { $0.startAccessingSecurityScopedResource() },
      stopScope: { $0.stopAccessingSecurityScopedResource() },
      typeIdentifier: { file in
        let type = try? file.resourceValues(forKeys: [.contentTypeKey]).contentType
        return type.flatMap { try? TypeIdentifier($0.identifier) }
      },
      coordinate: { file, read in
        try await withCheckedThrowingContinuation { continuation in
          // The coordinator blocks: neither the main thread nor one of the few that tasks run on.
          DispatchQueue.global().async {
            continuation.resume(with: Result { try coordinated(file, read) })
          }
        }
      }
    )

    private static func coordinated(_ file: URL, _ read: Reading) throws -> [UInt8] {
      var refusal: NSError?
      var reading: Result<[UInt8], any Error>?
      unsafe NSFileCoordinator().coordinate(readingItemAt: file, error: &refusal) { file in
        reading = Result { try read(file) }
      }
      guard let reading else { throw refusal ?? CocoaError(.fileReadUnknown) }
      return try reading.get()
    }
  }
#endif
