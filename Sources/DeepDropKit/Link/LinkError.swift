#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What was wrong with a link, a link file or a declaration, in one sentence.
///
/// The sentence quotes the input shortened and with its control characters escaped, so it is safe
/// to show or to log whatever the input was. Errors compare by code and message.
///
/// ```swift
/// do {
///   _ = try DeepLink("/e/1")
/// } catch {
///   print(error.message)  // “/e/1” is not an absolute link: …
/// }
/// ```
public struct LinkError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of an error, for programs.
  ///
  /// Each kind is declared beside the type that reports it.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String

    package init(_ name: String) {
      self.name = name
    }

    /// The kind's name in lower case, words joined by hyphens.
    public var description: String { name }
  }

  /// The kind of the error.
  public let code: Code

  /// One sentence for people, naming the input and what would be right.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The sentence for people.
  public var description: String { message }
}

extension LinkError: LocalizedError {
  /// The sentence for people, for whoever sees an `NSError`, as Objective-C does.
  public var errorDescription: String? { message }
}
