#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How the system's files are reached: what only Apple's systems have comes in from outside.
///
/// An app's rim puts the security scope and `NSFileCoordinator` here. What is read, and how much,
/// is not its concern.
///
/// ```swift
/// var access = FileAccess.direct
/// access.startScope = { $0.startAccessingSecurityScopedResource() }
/// access.stopScope = { $0.stopAccessingSecurityScopedResource() }
/// ```
public struct FileAccess: Sendable {
  /// Reads a file that may be read now.
  public typealias Reading = @Sendable (URL) throws -> [UInt8]

  /// Begins the access to a file elsewhere; called for each file, with the very URL received.
  ///
  /// `false` means nothing: it is what a file in the app's own Inbox answers.
  public var startScope: @Sendable (URL) -> Bool

  /// Ends the access; called exactly once for each `startScope` that said `true`.
  public var stopScope: @Sendable (URL) -> Void

  /// The type the system gives the file, `nil` if it says none.
  public var typeIdentifier: @Sendable (URL) -> TypeIdentifier?

  /// Calls the reading once the file may be read, with the URL the coordinator gives.
  ///
  /// What waits without suspending belongs on a queue of its own.
  public var coordinate: @Sendable (URL, @escaping Reading) async throws -> [UInt8]

  /// Everything is there at once: no scope, no coordination, no types.
  public static let direct = Self(
    startScope: { _ in false },
    stopScope: { _ in },
    typeIdentifier: { _ in nil },
    coordinate: { url, read in try read(url) }
  )

  /// Takes all four.
  public init(
    startScope: @escaping @Sendable (URL) -> Bool,
    stopScope: @escaping @Sendable (URL) -> Void,
    typeIdentifier: @escaping @Sendable (URL) -> TypeIdentifier?,
    coordinate: @escaping @Sendable (URL, @escaping Reading) async throws -> [UInt8]
  ) {
    self.startScope = startScope
    self.stopScope = stopScope
    self.typeIdentifier = typeIdentifier
    self.coordinate = coordinate
  }
}
