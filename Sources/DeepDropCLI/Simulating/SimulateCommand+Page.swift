#if os(Linux)
  import DeepDropKit
  import DeepDropSimulator
  import DeepDropSimulatorWeb

  extension SimulateCommand {
    private static let port = Parameter<String?>.option(
      "port",
      "PORT",
      "Where to serve the page; a free port when left out."
    )
    private static let title = Parameter<String?>.option(
      "title",
      "TITLE",
      "The title that the page begins with."
    )
    private static let link = Parameter<String?>.option(
      "link",
      "URL",
      "The link that the page begins with; the app on the phones opens those of its scheme or host."
    )
    private static let snapshot = Parameter<String?>.option(
      "snapshot",
      "FILE",
      completion: .file,
      "Write a PNG of what is asked before and after, drawn by Chromium, and serve no page; not to "
        + "a file that is there already."
    )

    private static let record = Parameter<String?>.option(
      "record",
      "FILE",
      completion: .file,
      "Where to write what is done on the page, as a scenario; the apps and pictures that it needs go "
        + "into NAME.apps beside NAME.scenario. Neither may be there already."
    )

    static let page = [port.form, title.form, link.form, snapshot.form, record.form]

    /// Serves the page, or draws its picture.
    static func show(
      _ invocation: Invocation,
      _ console: Console
    ) throws(Failure) -> ExitStatus {
      if let picture = invocation[snapshot] { return try draw(picture, invocation) }
      var apps: [DeviceApp] = []
      for path in invocation[store] {
        var app = try DeviceApp(at: path)
        // What is recorded begins elsewhere, and gets a copy.
        app.path = nil
        apps.append(app)
      }
      var settings = SimulatorSettings()
      settings.first = try first(title: invocation[title], invocation[link])
      if let number = try invocation.number(port, in: 0...65_535) {
        settings.port = UInt16(number)
      }
      let page = SimulatedPage(
        settings: settings,
        store: apps,
        scope: try scope(invocation, otherwise: .outside),
        record: invocation[record]
      )
      return try Waiting.run { () async throws(Failure) in
        try await page.serve { address throws(Failure) in
          console.report("two phones are at this address until Ctrl-C")
          try console.print(address)
        }
        return .done
      }
    }

    private static func draw(
      _ picture: String,
      _ invocation: Invocation
    ) throws(Failure) -> ExitStatus {
      try invocation.refuse(
        [port.form, store.form, record.form] + carrying,
        because: "is for the page, --snapshot serves none"
      )
      let first = try first(title: invocation[title], invocation[link])
      try OutputFile.checkNew(picture)
      return try Waiting.run { () async throws(Failure) in
        let snapshot: PageSnapshot
        do {
          snapshot = try await PageSnapshot(of: first)
        } catch {
          throw SimulatedPage.failure(error)
        }
        try OutputFile.create([(picture, try await Browser.picture(of: snapshot))])
        return .done
      }
    }

    private static func first(title: String?, _ link: String?) throws(Failure) -> SharedLink {
      do {
        let link = try DeepLink(link ?? "acme://e/1?x=%20y")
        try Example.app(opening: link).linkType?.policy.check(link, from: "--link")
        let web = link.isWebLink ? link : try DeepLink("https://example.com/e/1")
        return try SharedLink(title: title ?? "AC/DC: Live", link: link, webURL: web)
      } catch let error as LinkError {
        throw Failure(.usage, "--link", error)
      } catch {
        throw SimulatedPage.failure(error)
      }
    }
  }
#endif
