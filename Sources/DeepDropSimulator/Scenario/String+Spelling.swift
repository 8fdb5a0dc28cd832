import DeepDropPropertyList

extension String {
  /// The whole text with what takes effect unseen spelt out: reports go to terminals and CI logs.
  var spelledOut: String {
    self[...].spellingOutInvisible { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }
}
