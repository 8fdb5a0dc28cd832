import DeepDropDeclarations
import DeepDropKit

/// What may stand in a place of a form, by the capital word that stands there in its pattern.
enum Slot: String, Sendable, Hashable, CaseIterable {
  case activity = "ACTIVITY"
  case app = "APP"
  case count = "COUNT"
  case device = "DEVICE"
  case link = "LINK"
  case name = "NAME"
  case path = "PATH"
  case progress = "PROGRESS"
  case receiving = "SETTING"
  case screen = "SCREEN"
  case state = "STATE"
  case strategy = "STRATEGY"
  case system = "SYSTEM"
  case text = "TEXT"

  /// The words among which it is one; empty where any will do.
  var choices: [String] {
    switch self {
    case .activity: ShareActivity.named.map(\.key)
    case .progress: AirDropPicker.Progress.allCases.map(\.rawValue)
    case .receiving: Device.Receiving.allCases.map(\.rawValue)
    case .screen: Screen.kinds
    case .state: DeviceApp.State.allCases.map(\.rawValue)
    case .strategy: AirDropStrategy.named.map(\.key)
    case .system: OSProfile.all.map(\.name)
    case .app, .count, .device, .link, .name, .path, .text: []
    }
  }

  /// What is wanted, for a message.
  var noun: String {
    switch self {
    case .activity: "an activity"
    case .app: "an app"
    case .count: "a number"
    case .device: "a device"
    case .link: "a link"
    case .name: "a word"
    case .path: "a path"
    case .progress: "how far a send has come"
    case .receiving: "a setting of AirDrop"
    case .screen: "a screen"
    case .state: "the state of an app"
    case .strategy: "a strategy"
    case .system: "a system"
    case .text: "a text"
    }
  }
}

extension OSProfile {
  init?(named name: String) {
    guard let profile = Self.all.first(where: { $0.name == name }) else { return nil }
    self = profile
  }
}

extension ShareActivity {
  init?(named name: String) {
    guard let activity = Self.named.first(where: { $0.key == name }) else { return nil }
    self = activity.value
  }
}

extension Screen {
  /// Each of the kinds.
  static let kinds = [
    "home", "app", "files", "preview", "browser", "shareSheet", "picker", "dialog", "openIn",
    "store",
  ]
}

extension AirDropStrategy {
  /// The strategies by their names in a scenario.
  static let named: KeyValuePairs<String, AirDropStrategy> = [
    "file": .file, "universal-link": .universalLink, "deep-link": .deepLink,
    "automatic": .automatic,
  ]

  var name: String { Self.named.first { $0.value == self }?.key ?? "file" }
}
