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

  /// The most bytes: a Mac was seen to send up to 215 KB, and an Ask may have 3 MiB in all.
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
    let beginning = Array(data.prefix(24))
    guard let format = Format.allCases.first(where: { $0.isBegun(by: beginning) }) else {
      throw .noPicture
    }
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

  /// Whether a picture may begin so: not by its signature alone, which is none yet.
  fileprivate func isBegun(by bytes: [UInt8]) -> Bool {
    switch self {
    case .jpeg:
      // Behind the start stands a segment, not the end or another start (ITU-T T.81, B.1.1.3).
      bytes.starts(with: [0xFF, 0xD8, 0xFF])
        && bytes.dropFirst(3).first.map { $0 >= 0xC0 && $0 < 0xFF && !(0xD0...0xD9 ~= $0) } == true
    case .jpeg2000:
      // In boxes, of which the second says what file it is, or as the codestream without them
      // (ITU-T T.800, I.5 and A.5.1).
      bytes.starts(with: [0, 0, 0, 12] + Array("jP  \r\n".utf8) + [0x87, 0x0A])
        && bytes.dropFirst(16).starts(with: "ftyp".utf8)
        || bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) && Self.isSize(bytes.dropFirst(8).prefix(8))
    case .png:
      // The first chunk is the header (PNG, 11.2.1).
      bytes.starts(with: [0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\u{D}IHDR".utf8))
        && Self.isSize(bytes.dropFirst(16))
    }
  }

  /// Whether it is a width and a height, of which none is 0.
  private static func isSize(_ bytes: ArraySlice<UInt8>) -> Bool {
    let numbers = [bytes.prefix(4), bytes.dropFirst(4)]
    return bytes.count == 8 && numbers.allSatisfy { $0.contains { $0 != 0 } }
  }
}

// MARK: Errors

extension AirDropError {
  fileprivate static let noPicture = AirDropError(
    code: .unknownPicture,
    message: "The picture is neither PNG, JPEG nor JPEG 2000."
  )
}
