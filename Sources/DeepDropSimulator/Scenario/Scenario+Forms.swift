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

  private static let sharing: [Form] = [
    // The words before the text: a title in quotation marks is none of them.
    Form(
      "share page LINK from APP on DEVICE",
      "In an app, shares a web page."
    ) { arguments throws(SimulatorError) in
      let page = try arguments.link()
      let app = try arguments.app()
      return .act(.share(.page(page), from: app), at: try arguments.device())
    } write: { step in
      guard case .act(.share(.page(let page), let app), let device) = step else { return nil }
      return [page.string, app, device]
    },
    Form(
      "share picture TEXT from APP on DEVICE",
      "In an app, shares a picture."
    ) { arguments throws(SimulatorError) in
      let name = try arguments.text()
      let app = try arguments.app()
      return .act(.share(.picture(name), from: app), at: try arguments.device())
    } write: { step in
      guard case .act(.share(.picture(let name), let app), let device) = step else { return nil }
      return [name, app, device]
    },
    Form(
      "share TEXT LINK [web LINK] [as STRATEGY] from APP on DEVICE",
      "In an app, shares a title with a link, and the web page for everybody else."
    ) { arguments throws(SimulatorError) in
      let shared = try arguments.shared(arguments.text())
      let strategy = arguments.optionalStrategy()
      let app = try arguments.app()
      return .act(.share(.link(shared, strategy), from: app), at: try arguments.device())
    } write: { step in
      guard case .act(.share(.link(let shared, let strategy), let app), let device) = step
      else { return nil }
      return [
        shared.title, shared.link.string, shared.webURL?.string,
        strategy == .file ? nil : strategy.name, app, device,
      ]
    },
    .act(
      "choose ACTIVITY",
      "In the share sheet, picks an activity.",
      { arguments throws(SimulatorError) in try arguments.value(ShareActivity.init(named:)) },
      { .choose($0) },
      { if case .choose(let activity) = $0 { activity.name } else { nil } }
    ),
    .act(
      "send to DEVICE",
      "In AirDrop's picker, picks a receiver.",
      { arguments throws(SimulatorError) in try arguments.device() },
      { .send(to: $0) },
      { if case .send(let receiver) = $0 { receiver } else { nil } }
    ),
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
