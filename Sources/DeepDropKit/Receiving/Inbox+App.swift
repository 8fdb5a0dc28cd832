#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Inbox {
  /// The folders of the app that runs, none outside iOS and visionOS.
  ///
  /// A program on a Mac has the person's own home, where `Documents/Inbox` is theirs.
  public static var app: Self {
    #if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
      Self(container: .homeDirectory)
    #else
      .none
    #endif
  }
}
