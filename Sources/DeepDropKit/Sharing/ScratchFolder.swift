#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where files lie while they are shared: each in a fresh folder, so that equal titles never meet.
///
/// Nobody says reliably when an activity is done with a file, hence files go by age. The age stands
/// in the name of the folder, since reading a file's dates needs a declared reason on iOS.
/// Whatever has another kind of name is somebody else's and is left alone.
///
/// ```swift
/// ScratchFolder.caches.purge()  // at launch; each share with a file does it too
/// ```
public struct ScratchFolder: Sendable, Hashable {
  /// How long a file is kept by default, longer than any transfer: one day.
  public static let defaultAge = Duration.seconds(86_400)

  /// The folder; it need not exist.
  public let url: URL

  /// Takes any folder the app may write to.
  public init(_ url: URL) {
    self.url = url.absoluteURL.standardizedFileURL
  }

  /// The folder `DeepDrop` in the app's caches.
  public static var caches: Self {
    let files = FileManager.default
    let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first
    return Self((caches ?? files.temporaryDirectory).appending(path: "DeepDrop"))
  }

  /// Removes what is older than `age`.
  ///
  /// A folder from the future stays: the clock went back, and its share may still be under way.
  /// What cannot be removed is tried again by the next purge.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - age: How long a file is kept.
  public func purge(at now: Date = .now, olderThan age: Duration = defaultAge) {
    let limit = now.addingTimeInterval(-Double(age.components.seconds))
    let files = FileManager.default
    let names = try? files.contentsOfDirectory(atPath: url.path(percentEncoded: false))
    for name in names ?? [] {
      guard let made = ScratchName(name)?.time, made < limit else { continue }
      try? files.removeItem(at: url.appending(component: name))
    }
  }
}
