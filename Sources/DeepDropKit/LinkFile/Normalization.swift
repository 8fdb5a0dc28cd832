// The one place that knows where canonical composition comes from: on Apple's systems Foundation
// has it, on Linux Foundation's essentials have not, but the standard library they stand on has.

#if canImport(Darwin)
  import Foundation

  extension String {
    /// The text in Unicode's Normalization Form C.
    var precomposed: String { precomposedStringWithCanonicalMapping }
  }
#else
  @_spi(_Unicode) import Swift

  extension String {
    /// The text in Unicode's Normalization Form C.
    var precomposed: String { String(UnicodeScalarView(_nfc)) }
  }
#endif
