internal import DeepDropKit
internal import DeepDropPropertyList

extension Rule {
  static let inPlaceKeyMissing = Rule(
    "in-place-key-missing",
    .warning,
    store: StoreCodes.inPlaceKeyMissing,
    "Document types are there, and nothing says whether they are opened in place.",
    explanation: """
      The store asks for LSSupportsOpeningDocumentsInPlace or UISupportsDocumentBrowser with any \
      document type. False hands the app a copy that it may remove, which is right for link \
      files. A build setting may supply the key to a source, so only a built Info.plist without \
      it is an error.
      """,
    source: """
      element-hq/element-ios issue 6159; ppy/osu issue 5500; kiwix/kiwix-apple’s project.yml
      """,
    .infoPlist { info in
      let keys = [InfoKey.opensInPlace, InfoKey.documentBrowser]
      guard !info.claims.isEmpty, !info.claims.allSatisfy(\.isForPlugIns), info.platform != .macOS,
        !keys.contains(where: { info.root[$0] != nil })
      else { return [] }
      let hint = "unless the build setting INFOPLIST_KEY_\(InfoKey.opensInPlace) does"
      return [
        Problem(
          info.root.dictionary?.entry(InfoKey.documentTypes)?.keyPosition.range,
          "Neither \(InfoKey.opensInPlace) nor \(InfoKey.documentBrowser) is there.",
          cure:
            "Write <key>\(InfoKey.opensInPlace)</key><false/>\(info.isBuilt ? "" : ", \(hint)").",
          severity: info.isBuilt ? .error : nil
        )
      ]
    }
  )
}
