#if os(Linux)
  import DeepDropLinux
  import FoundationEssentials
  import Glibc

  /// The browser that is installed, which draws without showing.
  enum Browser {
    private static let names = ["chromium", "chromium-browser", "google-chrome-stable"]
    private static let time = Duration.seconds(30)

    /// A picture of a page as PNG, at two pixels to the point.
    static func picture(
      of address: String,
      width: Int,
      height: Int
    ) async throws(Failure) -> [UInt8] {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "deepdrop-\(UUID().uuidString)", directoryHint: .isDirectory)
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appending(path: "picture.png").path(percentEncoded: false)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let arguments = [
          "--headless", "--hide-scrollbars", "--no-first-run", "--disable-gpu",
          "--force-device-scale-factor=2", "--window-size=\(width),\(height)",
          "--user-data-dir=\(folder.path(percentEncoded: false))",
          // The page has asked for everything and is drawn by then.
          "--virtual-time-budget=5000", "--screenshot=\(picture)",
          // Its sandbox refuses to run as root; the page is ours.
          geteuid() == 0 ? "--no-sandbox" : nil,
          address,
        ]
        try await end(start(arguments.compactMap(\.self)))
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(.unavailable, "--snapshot", "\(error)".clause)
      }
      guard let data = FileManager.default.contents(atPath: picture), !data.isEmpty else {
        throw Failure(.unavailable, "--snapshot", "the browser has drawn no picture")
      }
      return Array(data)
    }

    private static func start(_ arguments: [String]) throws -> ChildProcess {
      for name in names {
        do throws(DeepDropLinux.SystemError) {
          return try ChildProcess(name, arguments)
        } catch {
          guard error.status == ENOENT else { throw error }
        }
      }
      throw Failure(
        .unavailable,
        "--snapshot",
        "a browser is needed to draw the picture, install one of \(names.joined(separator: ", "))"
      )
    }

    private static func end(_ process: ChildProcess) async throws {
      try await withThrowingTaskGroup { group in
        group.addTask { try await process.wait() }
        // Its end by cancellation is no failure.
        group.addTask { try? await Task.sleep(for: time) }
        try await group.next()
        group.cancelAll()
        try await group.waitForAll()
      }
    }
  }
#endif
