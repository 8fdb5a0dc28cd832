/// What the App Store answers to an upload with a mistake, by the number in its mail.
enum StoreCodes {
  /// The day up to which reports were looked for, as ISO 8601 writes it.
  static let date = "2026-11-30"

  /// Where the table is from; Apple publishes none, and may change a warning into an error.
  static let source = "mails from the store that developers quote in the issues each rule names"

  /// A document type without CFBundleTypeName: the upload is refused.
  static let documentTypeWithoutName = "ITMS-90243"
  /// A URL scheme that breaks the grammar: the upload is refused.
  static let illegalScheme = "ITMS-90158"
  /// A document type without LSHandlerRank: a warning.
  static let rankMissing = "ITMS-90788"
  /// Document types, and nothing said about opening in place: a warning.
  static let inPlaceKeyMissing = "ITMS-90737"
}
