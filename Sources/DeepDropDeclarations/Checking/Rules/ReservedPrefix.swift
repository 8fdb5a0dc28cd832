internal import DeepDropPropertyList

extension Rule {
  static let reservedPrefix = Rule(
    "reserved-prefix",
    .error,
    "A type is exported under a prefix that is Apple’s alone.",
    explanation: """
      public., dyn. and com.apple. are reserved. A type of that name stands in the way of \
      Apple’s, and of every other app that took the same liberty.
      """,
    source: "Apple, “Defining file and data types for your app”",
    .infoPlist { info in
      info.exported.map(\.identifier)
        .filter { $0.isReserved && SystemTypes.current[$0.string] == nil }
        .map { word in
          Problem(
            word,
            "The UTI \(word.quoted) has a prefix that only Apple may use.",
            cure:
              "Begin a type of your own with your domain, and import a type of others by its name."
          )
        }
    }
  )
}
