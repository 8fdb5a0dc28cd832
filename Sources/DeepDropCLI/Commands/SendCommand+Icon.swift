#if os(Linux)
  import DeepDropAirDrop
  import FoundationEssentials

  extension SendCommand {
    static let icon = Parameter<String?>.option(
      "icon",
      "FILE",
      completion: .file,
      "A picture that the receiver's dialog shows beside the title: PNG, JPEG or JPEG 2000, of "
        + "at most \(FileIcon.maximumLength / 1024) KiB."
    )
  }

  extension FileIcon {
    /// Reads a picture; it travels as it is.
    init(at path: String) throws(Failure) {
      let file = InputFile(path: path, expectation: "a picture")
      let bytes = try file.read(upTo: Self.maximumLength)
      do throws(AirDropError) {
        try self.init(Data(bytes))
      } catch {
        throw Failure(.badInput, file.name, error.message.clause)
      }
    }
  }
#endif
