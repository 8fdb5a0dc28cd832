public import DeepDropAirDrop

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The picture that an app gives with a link, for the dialog.
public struct Thumbnail: Sendable, Hashable {
  /// The most bytes of one.
  public static let maximumLength = FileIcon.maximumLength

  /// The picture as it travels.
  public let icon: FileIcon
  /// Where it was read from, for a scenario that shares it again; nil if nobody said.
  public var path: String?

  /// Takes a picture: PNG, JPEG or JPEG 2000.
  ///
  /// - Throws: ``SimulatorError/Code/cannotShare`` for what is none, or is too long.
  public init(_ bytes: [UInt8], path: String? = nil) throws(SimulatorError) {
    do throws(AirDropError) {
      icon = try FileIcon(Data(bytes))
    } catch {
      throw .cannotShare(error.message)
    }
    self.path = path
  }
}

extension FileIcon {
  /// What it is, as part of a sentence.
  var summary: String { "\(format.rawValue), \(data.count) bytes" }
}
