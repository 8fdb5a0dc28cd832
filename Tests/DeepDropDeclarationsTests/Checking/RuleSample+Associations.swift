import DeepDropDeclarations

extension RuleSample {
  static let associationSamples: [RuleSample] = [
    RuleSample(
      "associated-domain-syntax",
      as: .entitlements,
      domains(
        "applinks:https://example.com/",
        "example.com",
        "applinks:example.com/path",
        "applinks:example.com:8080",
        "links:example.com"
      ),
      "error 5 “applinks:https://example.com/”",
      "error 6 “example.com”",
      "error 7 “applinks:example.com/path”",
      "error 8 “applinks:example.com:8080”",
      "error 9 “links:example.com”",
      right: domains(
        "applinks:*.example.com",
        "webcredentials:example.com",
        "authsrv:example.com",
        "applinks:$(HOST)"
      )
    ),
    RuleSample(
      "associated-domain-mode",
      as: .entitlements,
      domains("applinks:example.com?mode=developer"),
      "warning 5 “applinks:example.com?mode=developer”",
      right: domains("applinks:example.com", "applinks:example.com?mode=managed")
    ),
    RuleSample(
      "associated-domains-kind",
      as: .entitlements,
      infoPlist(key("com.apple.developer.associated-domains", "<array/>")),
      "error 5",
      right: domains("applinks:example.com")
    ),
    RuleSample(
      "association-without-details",
      as: .siteAssociation,
      "{\"applinks\":\n{\"details\": []}}",
      "error 2",
      right: association(#""appIDs": ["A1B2C3D4E5.com.example.acme"], "components": [{"/": "*"}]"#)
    ),
    RuleSample(
      "association-without-details",
      as: .siteAssociation,
      "{}",
      "error 1",
      right: #"{"activitycontinuation": {"apps": ["A1B2C3D4E5.com.example.acme"]}}"#
    ),
    RuleSample(
      "association-without-details",
      as: .siteAssociation,
      "{\n\"applinks\": null}",
      "error 2",
      right: #"{"webcredentials": {"apps": ["A1B2C3D4E5.com.example.acme"]}}"#
    ),
    RuleSample(
      "association-without-details",
      as: .siteAssociation,
      "{\"webcredentials\": null,\n\"applinks\": {\n\"details\": null}}",
      "error 3",
      right: #"{"applinks": null, "webcredentials": {"apps": ["A1B2C3D4E5.com.example.acme"]}}"#
    ),
    RuleSample(
      "association-forms-mixed",
      as: .siteAssociation,
      association(#""appIDs": ["A1B2C3D4E5.com.example.acme"], "paths": ["*"]"#),
      "error 2 appIDs and paths",
      right: association(#""appID": "A1B2C3D4E5.com.example.acme", "paths": ["*"]"#)
    ),
    RuleSample(
      "association-app-id",
      as: .siteAssociation,
      association(#""appIDs": ["com.example.acme"], "components": [{"/": "*"}]"#),
      "error 2 “com.example.acme”",
      right: association(#""appIDs": ["A1B2C3D4E5.com.example.acme"]"#)
    ),
    RuleSample(
      "association-pattern",
      as: .siteAssociation,
      association(
        """
        "components": [{"/": "events/*"},
        {"/": "https://example.com/e"},
        {"/": ""},
        {"/": "/e#a"},
        {"/": "NOT /e/0"}]
        """
      ),
      "error 2 “events/*”",
      "error 3 “https://example.com/e”",
      "error 4 “”",
      "error 5 “/e#a”",
      "error 6 “NOT /e/0”",
      right: association(#""components": [{"/": "/e/?*"}, {"/": "*/e"}, {"/": "?"}]"#)
    ),
    RuleSample(
      "association-unreachable",
      as: .siteAssociation,
      association("\"components\": [{\"/\": \"*\"},\n{\"/\": \"/e\"}]"),
      "warning 3",
      right: association(#""components": [{"/": "/e"}, {"/": "*", "?": {"a": "b"}}, {"/": "*"}]"#)
    ),
    RuleSample(
      "association-unreachable",
      as: .siteAssociation,
      association(#""components": [{"/": "*", "exclude": true}, {"/": "/e"}]"#),
      "warning 2",
      right: association(#""components": [{"/": "/e"}, {"/": "*", "exclude": true}]"#)
    ),
    RuleSample(
      "association-kind",
      as: .siteAssociation,
      association(#""components": [{"/": "/e", "exclude": "yes"}, {"?": ["a"]}]"#),
      "error 2 exclude",
      "error 2 ?",
      right: association(#""components": [{"/": "/e", "exclude": true, "?": {"a": "b"}}]"#)
    ),
  ]
}

private func domains(_ domains: String...) -> String {
  infoPlist(
    "<key>com.apple.developer.associated-domains</key><array>\n"
      + domains.map(string).joined(separator: "\n") + "\n</array>"
  )
}

/// One entry, on line 2.
private func association(_ detail: String) -> String {
  "{\"applinks\": {\"details\": [\n{\(detail)}\n]}}"
}
