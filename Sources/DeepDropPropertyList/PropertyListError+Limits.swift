extension PropertyListError {
  static func tooManyBytes(_ count: Int, limit: Int) -> PropertyListError {
    PropertyListError(
      .limitExceeded,
      "The property list has \(count) bytes; at most \(limit) are read.",
      at: limit
    )
  }

  static func tooManyNodes(limit: Int, at offset: Int) -> PropertyListError {
    PropertyListError(
      .limitExceeded,
      "The property list has more than \(limit) values.",
      at: offset
    )
  }

  static func tooDeep(limit: Int, at offset: Int) -> PropertyListError {
    PropertyListError(
      .limitExceeded,
      "Arrays and dictionaries are nested more than \(limit) deep.",
      at: offset
    )
  }

  static func stringTooLong(limit: Int, at offset: Int) -> PropertyListError {
    PropertyListError(.limitExceeded, "A string is longer than \(limit) bytes.", at: offset)
  }
}
