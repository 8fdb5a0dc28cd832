import DeepDropDeclarations
import DeepDropKit

extension Scenario {
  /// The one table of what can be said: the parser, the writer and the documents read it.
  static let forms = devices + sharing + arriving + around + onDialogs + onApps + onScreens

  private static let devices: [Form] = [
    Form(
      "device NAME [named TEXT] [with SYSTEM]",
      "A device comes near; the first word stands for it in the other lines."
    ) { arguments throws(SimulatorError) in
      let id = try arguments.newDevice()
      let name = arguments.optionalText() ?? id
      let profile = arguments.optionalProfile()
      return .device(Device(id: id, name: name, profile: profile))
    } write: { step in
      guard case .device(let device) = step else { return nil }
      return [device.id, device.name, device.profile.name]
    },
    Form("store PATH", "The App Store gets an app.") { arguments throws(SimulatorError) in
      .stock(try arguments.installedApp())
    } write: { step in
      if case .stock(let app) = step { [app.scenarioPath] } else { nil }
    },
    .act(
      "install PATH",
      "Installs an app from its Info.plist.",
      { arguments throws(SimulatorError) in try arguments.installedApp() },
      { .install($0) },
      { if case .install(let app) = $0 { app.scenarioPath } else { nil } }
    ),
    .act(
      "remove APP",
      "Removes an app.",
      { arguments throws(SimulatorError) in try arguments.app() },
      { .remove($0) },
      { if case .remove(let app) = $0 { app } else { nil } }
    ),
    .act(
      "set AirDrop SETTING",
      "Sets who may see the device.",
      { arguments throws(SimulatorError) in try arguments.value(Device.Receiving.init) },
      { .setReceiving($0) },
      { if case .setReceiving(let receiving) = $0 { receiving.rawValue } else { nil } }
    ),
    .act(
      "set system SYSTEM",
      "Changes the system.",
      { arguments throws(SimulatorError) in try arguments.value(OSProfile.init(named:)) },
      { .setProfile($0) },
      { if case .setProfile(let profile) = $0 { profile.name } else { nil } }
    ),
    .act(
      "rename to TEXT",
      "Renames the device.",
      { arguments throws(SimulatorError) in try arguments.text() },
      { .rename($0) },
      { if case .rename(let name) = $0 { name } else { nil } }
    ),
    .act("leave", .leave, "The device goes out of reach."),
    .act("return", .comeBack, "The device comes back into reach."),
  ]

  private static let arriving: [Form] = [
    .act("accept", .accept, "In the dialog, accepts."),
    .act("decline", .decline, "In the dialog, declines."),
    .act(
      "tap app APP",
      "Taps an app: on the home screen, or in the question which one opens a file.",
      { arguments throws(SimulatorError) in try arguments.app() },
      { .tapApp($0) },
      { if case .tapApp(let app) = $0 { app } else { nil } }
    ),
    .act(
      "tap file TEXT",
      "In Files, taps a file.",
      { arguments throws(SimulatorError) in try arguments.text() },
      { .tapFile($0) },
      { if case .tapFile(let name) = $0 { name } else { nil } }
    ),
    .act(
      "tap link LINK",
      "In the preview of a text, taps a link.",
      { arguments throws(SimulatorError) in try arguments.link() },
      { .tapLink($0) },
      { if case .tapLink(let link) = $0 { link.string } else { nil } }
    ),
    .act("copy", .copy, "In the preview of a text, copies all of it."),
    .act(
      "get APP",
      "In the App Store, gets an app.",
      { arguments throws(SimulatorError) in try arguments.app() },
      { .get($0) },
      { if case .get(let app) = $0 { app } else { nil } }
    ),
  ]

  private static let around: [Form] = [
    .act("dismiss", .dismiss, "Puts away what is on top."),
    .act("home", .goHome, "Goes to the home screen; the app in front stays in the background."),
    .act("open Files", .openFiles, "Opens Files."),
    .act(
      "open link LINK",
      "Taps a link somewhere else, in a message say.",
      { arguments throws(SimulatorError) in try arguments.link() },
      { .open($0) },
      { if case .open(let link) = $0 { link.string } else { nil } }
    ),
    .act(
      "quit APP",
      "Quits an app.",
      { arguments throws(SimulatorError) in try arguments.app() },
      { .quit($0) },
      { if case .quit(let app) = $0 { app } else { nil } }
    ),
  ]
}
