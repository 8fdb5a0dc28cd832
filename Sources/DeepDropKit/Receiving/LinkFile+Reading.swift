import DeepDropPropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LinkFile {
  /// The bytes of a file that may be a link file.
  ///
  /// No more is read than a link file may have, whatever the file is: a film with our extension, or
  /// a device that never ends.
  ///
  /// - Throws: ``LinkError`` for what cannot be a link file, and what the system throws when it does
  ///   not let us read.
  static func bytes(at url: URL) throws -> [UInt8] {
    let file = try SystemFile(reading: url.path(percentEncoded: false))
    let bytes = try file.bytes(atMost: maximumLength + 1)
    guard bytes.count > maximumLength else { return bytes }
    let count = file.count
    throw count > maximumLength ? LinkError.fileTooLong(count) : .notAFile
  }
}

// MARK: Errors

extension LinkError.Code {
  /// The file is not there, is no file, or cannot be read now.
  public static let unreadableFile = Self("unreadable-file")
}

extension LinkError {
  package static let notAFile = Self(
    .unreadableFile,
    "It is not a regular file, and a link file is one."
  )

  package static let missingFile = Self(.unreadableFile, "It is not there any more.")

  package static let fileUnavailable = Self(
    .unreadableFile,
    "It cannot be read yet: it stays where it is, to be tried again."
  )

  /// The error with the name of the file it was about.
  package static func file(_ name: String, _ reason: Self) -> Self {
    Self(reason.code, "\(name.quoted): \(reason.message)")
  }
}
