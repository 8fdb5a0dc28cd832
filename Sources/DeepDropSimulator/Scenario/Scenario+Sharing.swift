import DeepDropKit

extension Scenario {
  static let sharing: [Form] = [
    // The words before the text: a title in quotation marks is none of them.
    .share(
      "page LINK",
      "In an app, shares a web page.",
      { arguments throws(SimulatorError) in .page(try arguments.link()) },
      { if case .page(let page) = $0 { [page.string] } else { nil } }
    ),
    .share(
      "picture TEXT",
      "In an app, shares a picture.",
      { arguments throws(SimulatorError) in .picture(try arguments.text()) },
      { if case .picture(let name) = $0 { [name] } else { nil } }
    ),
    .share(
      "text TEXT",
      "In an app, shares a text, in which there may be links.",
      { arguments throws(SimulatorError) in .text(try arguments.text()) },
      { if case .text(let text) = $0 { [text] } else { nil } }
    ),
    .share(
      "TEXT LINK [web LINK] [icon PATH] [as STRATEGY]",
      "In an app, shares a title with a link, the web page for everybody else, and a picture.",
      { arguments throws(SimulatorError) in
        let shared = try arguments.shared(arguments.text())
        let icon = try arguments.optionalThumbnail()
        return .link(shared, arguments.optionalStrategy(), icon: icon)
      },
      { content in
        guard case .link(let shared, let strategy, let icon) = content else { return nil }
        return [
          shared.title, shared.link.string, shared.webURL?.string, icon?.scenarioPath,
          strategy == .file ? nil : strategy.name,
        ]
      }
    ),
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
