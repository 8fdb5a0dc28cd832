internal import DeepDropPropertyList

extension Rule {
  static let sceneManifestMissing = Rule(
    "scene-manifest-missing",
    .note,
    "The app has no scene manifest.",
    explanation: """
      An app that is built with the SDK of iOS 27 and has no scene life cycle does not launch, \
      and the store asks for that SDK from April 2027 on. A build setting may supply the key to \
      a source.
      """,
    source: "Apple, TN3187 and the release notes of iOS 27, as of 2026-11-30",
    .infoPlist { info in
      guard info.platform == .iOS, info.isApp, info.root["UIApplicationSceneManifest"] == nil
      else { return [] }
      return [
        Problem(
          nil,
          "UIApplicationSceneManifest is not there.",
          cure: "Take up the scene life cycle before building with the SDK of iOS 27.",
          severity: info.isBuilt ? .warning : nil
        )
      ]
    }
  )
}
