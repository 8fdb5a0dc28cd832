import DeepDropKit

extension Scenario {
  static let sharing: [Form] = [
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
      "share text TEXT from APP on DEVICE",
      "In an app, shares a text, in which there may be links."
    ) { arguments throws(SimulatorError) in
      let text = try arguments.text()
      let app = try arguments.app()
      return .act(.share(.text(text), from: app), at: try arguments.device())
    } write: { step in
      guard case .act(.share(.text(let text), let app), let device) = step else { return nil }
      return [text, app, device]
    },
    Form(
      "share TEXT LINK [web LINK] [icon PATH] [as STRATEGY] from APP on DEVICE",
      "In an app, shares a title with a link, the web page for everybody else, and a picture."
    ) { arguments throws(SimulatorError) in
      let shared = try arguments.shared(arguments.text())
      let icon = try arguments.optionalThumbnail()
      let strategy = arguments.optionalStrategy()
      let app = try arguments.app()
      let content = SharedContent.link(shared, strategy, icon: icon)
      return .act(.share(content, from: app), at: try arguments.device())
    } write: { step in
      guard case .act(.share(.link(let shared, let strategy, let icon), let app), let device) = step
      else { return nil }
      return [
        shared.title, shared.link.string, shared.webURL?.string, icon?.scenarioPath,
        strategy == .file ? nil : strategy.name, app, device,
      ]
    },
    Form(
      "drop TEXT [titled TEXT] on DEVICE",
      "Drops a link or a text on the device, or pastes it there: the share sheet comes up."
    ) { arguments throws(SimulatorError) in
      let text = try arguments.text()
      let title = arguments.optionalText()
      return .act(.drop(text, title: title), at: try arguments.device())
    } write: { step in
      guard case .act(.drop(let text, let title), let device) = step else { return nil }
      return [text, title, device]
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
}
