public import DeepDropKit

/// What an app shares.
public enum SharedContent: Sendable, Hashable {
  /// A place in the app, by its `LinkShare`; the strategy says what AirDrop carries.
  case link(SharedLink, AirDropStrategy, icon: Thumbnail? = nil)
  /// A web page, which travels as it is.
  case page(DeepLink)
  /// A text, which AirDrop carries as a text file; a link in it is found by who reads it.
  ///
  /// More than ``LinkedText/maximumLength`` bytes are refused.
  case text(String)
  /// A picture, which travels as it is; the name has no extension.
  case picture(String)
}
