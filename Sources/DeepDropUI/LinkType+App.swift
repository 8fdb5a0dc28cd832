#if canImport(UIKit) && !os(watchOS) && !os(tvOS) || os(macOS)
  public import DeepDropKit
  public import Foundation

  extension LinkType {
    /// The type that the running app declares in its Info.plist.
    ///
    /// A declaration that is missing is the app's mistake: the first use ends the program with a
    /// sentence that says what is missing. `deepdrop declare` prints the declarations.
    ///
    /// An extension has an Info.plist of its own: see `init(bundle:)`.
    public static let app: Self = {
      do {
        return try Self(bundle: .main)
      } catch {
        preconditionFailure("\(error) “deepdrop declare” prints what an app declares.")
      }
    }()

    /// The type that a bundle declares.
    ///
    /// An app extension reads those of the app that contains it, two folders up:
    ///
    /// ```swift
    /// let app = Bundle.main.bundleURL.deletingLastPathComponent().deletingLastPathComponent()
    /// let type = try LinkType(bundle: Bundle(url: app) ?? .main)
    /// ```
    ///
    /// - Throws: `LinkError`, naming what the Info.plist lacks.
    public init(bundle: Bundle) throws(LinkError) {
      try self.init(infoDictionary: bundle.infoDictionary ?? [:])
    }
  }
#endif
