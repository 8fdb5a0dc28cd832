import DeepDropKit

extension Scenario {
  static let onDialogs: [Form] = [
    .expect(
      "dialog title TEXT",
      "The dialog shows this title.",
      { arguments throws(SimulatorError) in .dialogTitle(try arguments.text()) },
      { if case .dialogTitle(let title) = $0 { [title] } else { nil } }
    ),
    .expect(
      "dialog sender TEXT",
      "The dialog names this sender.",
      { arguments throws(SimulatorError) in .dialogSender(try arguments.text()) },
      { if case .dialogSender(let name) = $0 { [name] } else { nil } }
    ),
    .expect(
      "dialog type TEXT",
      "The dialog is about a file of this type.",
      { arguments throws(SimulatorError) in .dialogType(try arguments.text()) },
      { if case .dialogType(let type) = $0 { [type] } else { nil } }
    ),
    .expect(
      "dialog icon PATH",
      "The dialog shows this picture, byte for byte.",
      { arguments throws(SimulatorError) in .dialogIcon(try arguments.thumbnail()) },
      { if case .dialogIcon(let icon) = $0 { [icon.scenarioPath] } else { nil } }
    ),
    .expect("no dialog", .noDialog, "There is no dialog."),
    .expect(
      "activity ACTIVITY sends TEXT",
      "In the share sheet, an activity would send this link, or a file of this name.",
      { arguments throws(SimulatorError) in
        .activity(try arguments.value(ShareActivity.init(named:)), try arguments.text())
      },
      { if case .activity(let activity, let text) = $0 { [activity.name, text] } else { nil } }
    ),
    .expect(
      "no activity ACTIVITY",
      "The share sheet does not offer an activity.",
      { arguments throws(SimulatorError) in
        .noActivity(try arguments.value(ShareActivity.init(named:)))
      },
      { if case .noActivity(let activity) = $0 { [activity.name] } else { nil } }
    ),
    .expect(
      "receiver DEVICE PROGRESS",
      "The send to a device has come this far.",
      { arguments throws(SimulatorError) in
        .progress(
          try arguments.device(),
          try arguments.value(AirDropPicker.Progress.init)
        )
      },
      { if case .progress(let id, let progress) = $0 { [id, progress.rawValue] } else { nil } }
    ),
    .expect(
      "COUNT receivers",
      "AirDrop's picker finds this many devices.",
      { arguments throws(SimulatorError) in .receivers(try arguments.count()) },
      { if case .receivers(let count) = $0 { ["\(count)"] } else { nil } }
    ),
  ]

  static let onApps: [Form] = [
    .expect(
      "opened app APP with URL LINK",
      "The app is in front and shows what this link leads to.",
      { arguments throws(SimulatorError) in
        .openedLink(try arguments.app(), try arguments.link())
      },
      { if case .openedLink(let app, let link) = $0 { [app, link.string] } else { nil } }
    ),
    .expect(
      "opened app APP with file TEXT",
      "The app is in front and shows a file that is no link of its own.",
      { arguments throws(SimulatorError) in
        .openedFile(try arguments.app(), try arguments.text())
      },
      { if case .openedFile(let app, let name) = $0 { [app, name] } else { nil } }
    ),
    .expect(
      "opened app APP with refusal",
      "The app is in front and says why it opened nothing.",
      { arguments throws(SimulatorError) in .refused(try arguments.app()) },
      { if case .refused(let app) = $0 { [app] } else { nil } }
    ),
    .expect(
      "app APP STATE",
      "The app runs in front, in the background, or not.",
      { arguments throws(SimulatorError) in
        .state(try arguments.app(), try arguments.value(DeviceApp.State.init))
      },
      { if case .state(let app, let state) = $0 { [app, state.rawValue] } else { nil } }
    ),
    .expect(
      "app APP given COUNT links",
      "The app was given this many links in all.",
      { arguments throws(SimulatorError) in
        .links(try arguments.app(), try arguments.count())
      },
      { if case .links(let app, let count) = $0 { [app, "\(count)"] } else { nil } }
    ),
  ]

  static let onScreens: [Form] = [
    .expect("file gone", .fileGone, "No file lies in an app's Inbox."),
    .expect(
      "file TEXT in Files",
      "A file of this name is the person's, in Files or Downloads.",
      { arguments throws(SimulatorError) in .file(try arguments.text()) },
      { if case .file(let name) = $0 { [name] } else { nil } }
    ),
    .expect(
      "screen SCREEN",
      "The screen is of this kind.",
      { arguments throws(SimulatorError) in .screen(try arguments.text()) },
      { if case .screen(let kind) = $0 { [kind] } else { nil } }
    ),
    .expect(
      "text TEXT",
      "The preview of a text file shows this text.",
      { arguments throws(SimulatorError) in .text(try arguments.text()) },
      { if case .text(let text) = $0 { [text] } else { nil } }
    ),
    .expect(
      "link LINK",
      "The text on the screen has this link to tap.",
      { arguments throws(SimulatorError) in .textLink(try arguments.link()) },
      { if case .textLink(let link) = $0 { [link.string] } else { nil } }
    ),
    .expect(
      "COUNT links",
      "The text on the screen has this many links to tap.",
      { arguments throws(SimulatorError) in .textLinks(try arguments.count()) },
      { if case .textLinks(let count) = $0 { ["\(count)"] } else { nil } }
    ),
    .expect(
      "copied TEXT",
      "This was copied last.",
      { arguments throws(SimulatorError) in .copied(try arguments.text()) },
      { if case .copied(let text) = $0 { [text] } else { nil } }
    ),
    .expect(
      "question APP",
      "The question which app opens a file has this one among its answers.",
      { arguments throws(SimulatorError) in .question(try arguments.app()) },
      { if case .question(let app) = $0 { [app] } else { nil } }
    ),
    .expect("store nothing", .storeOffersNothing, "The App Store has nothing for the file."),
    .expect(
      "store app APP",
      "The App Store offers this app for the file.",
      { arguments throws(SimulatorError) in .storeOffers(try arguments.app()) },
      { if case .storeOffers(let app) = $0 { [app] } else { nil } }
    ),
    .expect(
      "notification TEXT",
      "The latest notification is this.",
      { arguments throws(SimulatorError) in .notification(try arguments.text()) },
      { if case .notification(let text) = $0 { [text] } else { nil } }
    ),
  ]
}
