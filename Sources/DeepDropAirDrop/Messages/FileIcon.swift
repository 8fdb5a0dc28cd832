#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The picture that an Ask carries for the dialog: bytes that begin as one of three formats does.
///
/// It is told by its first bytes and never decoded here. Nobody asked for it, so whatever follows
/// them may be anything: only a program that is made for strangers' pictures should draw it.
public struct FileIcon: Sendable, Hashable {
  /// What a picture is encoded as.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Seen from Macs.
    case jpeg = "JPEG"
    /// Sent by OpenDrop, and drawn by Apple's systems alone.
    case jpeg2000 = "JPEG 2000"
    /// Seen from iOS.
    case png = "PNG"
  }

  /// The most bytes: a Mac was seen to send up to 215 KB, and an Ask may have 1 MiB in all.
  public static let maximumLength = 256 * 1024

  /// What it is encoded as.
  public let format: Format
  /// The picture as it came.
  public let data: Data

  /// Takes a picture by its first bytes.
  ///
  /// - Throws: ``AirDropError/Code/limitExceeded`` for more than ``maximumLength`` bytes,
  ///   ``AirDropError/Code/unknownPicture`` for what begins as none of the formats does.
  public init(_ data: Data) throws(AirDropError) {
    guard data.count <= Self.maximumLength else {
      throw .tooLong("The picture", limit: Self.maximumLength)
    }
    let format = Format.allCases.first { format in
      format.beginnings.contains { data.starts(with: $0) }
    }
    guard let format else { throw .noPicture }
    self.format = format
    self.data = data
  }
}

extension FileIcon.Format {
  /// The media type, for a browser.
  public var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .jpeg2000: "image/jp2"
    case .png: "image/png"
    }
  }

  /// JPEG 2000 comes in a box or, as its codestream, without one.
  fileprivate var beginnings: [[UInt8]] {
    switch self {
    case .jpeg: [[0xFF, 0xD8, 0xFF]]
    case .jpeg2000:
      [
        [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A],
        [0xFF, 0x4F, 0xFF, 0x51],
      ]
    case .png: [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]]
    }
  }
}

// MARK: Errors

extension AirDropError {
  fileprivate static let noPicture = AirDropError(
    code: .unknownPicture,
    message: "The picture is neither PNG, JPEG nor JPEG 2000."
  )
}
