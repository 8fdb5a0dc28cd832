#if os(Linux)
  import DeepDropAirDrop
  import DeepDropKit
  import DeepDropLinux

  extension Shipment {
    /// Finds out what each word of the command line is: links, link files, files.
    init(_ invocation: Invocation) throws(Failure) {
      let title = invocation[SendCommand.title]
      var types: [LinkType] = []
      for path in invocation[SendCommand.app] { types.append(try App(at: path).linkType) }
      var links: [DeepLink] = []
      var files: [OutgoingFile] = []
      var hasLink = false
      for word in invocation[SendCommand.items] {
        if word != "-", word.exists {
          files.append(try OutgoingFile(at: word, types))
          continue
        }
        let link = try DeepLink(word: word)
        hasLink = true
        if let title {
          files.append(try OutgoingFile(link, titled: title, types))
        } else {
          links.append(link)
        }
      }
      if title != nil, !hasLink {
        throw .usage("send", "--title names a link, and none is given")
      }
      var icon: FileIcon?
      if let path = invocation[SendCommand.icon] { icon = try FileIcon(at: path) }
      do throws(ShipmentError) {
        guard let shipment = try Shipment(links: links, files: files, icon: icon) else {
          preconditionFailure("the parser lets no empty list of items pass")
        }
        self = shipment
      } catch {
        throw Failure(.noInput, "send", error.description.clause)
      }
    }
  }

  extension DeepLink {
    fileprivate init(word: String) throws(Failure) {
      guard word != "-" else {
        self = try LinkFile(at: word).link
        return
      }
      guard word.hasScheme else {
        throw Failure(.noInput, word, "no such file, and no link such as https://example.com")
      }
      do throws(LinkError) {
        try self.init(word)
      } catch {
        throw Failure(.badInput, "send", error)
      }
    }
  }

  extension OutgoingFile {
    fileprivate init(at path: String, _ types: [LinkType]) throws(Failure) {
      do throws(DeepDropLinux.SystemError) {
        try self.init(path: path, types: types)
      } catch {
        throw Failure(.noInput, nil, error.description)
      }
    }

    /// The file of the app that takes the link; without any app, the one for web links.
    fileprivate init(
      _ link: DeepLink,
      titled title: String,
      _ types: [LinkType]
    ) throws(Failure) {
      guard let first = types.first else {
        try self.init(webLink: link, titled: title)
        return
      }
      let type = types.first { (try? $0.policy.check(link)) != nil } ?? first
      try type.policy.check(link, from: "send")
      self.init(
        LinkFile(link),
        named: FileName(title: title, extension: type.filenameExtension),
        type: type.identifier
      )
    }

    private init(webLink link: DeepLink, titled title: String) throws(Failure) {
      guard link.isWebLink, let type = TypeIdentifier.known(forFilenameExtension: "webloc") else {
        throw .usage(
          "send",
          "--title for a link of the scheme \(link.scheme) needs its app: --app PATH"
        )
      }
      self.init(
        LinkFile(link, format: .webloc, title: title),
        named: FileName(title: title, extension: "webloc"),
        type: type
      )
    }
  }
#endif
