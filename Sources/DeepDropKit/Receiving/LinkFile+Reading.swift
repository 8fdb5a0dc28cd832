#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LinkFile {
  /// The bytes of a file that may be a link file.
  ///
  /// The length is looked at first, so that a film with our extension is never loaded; and the kind,
  /// since reading a pipe would wait for ever.
  ///
  /// - Throws: ``LinkError`` for what cannot be a link file, and what the system throws when it does
  ///   not let us read.
  static func bytes(at url: URL) throws -> [UInt8] {
    let path = url.resolvedPath
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw LinkError.notAFile }
    let count = (attributes[.size] as? UInt).flatMap(Int.init(exactly:)) ?? .max
    guard count <= maximumLength else { throw LinkError.fileTooLong(count) }
    return Array(try Data(contentsOf: URL(filePath: path)).prefix(maximumLength + 1))
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
