#if os(Linux)
  import DeepDropKit
  import DeepDropLinux
  import DeepDropSimulator
  import DeepDropThreads
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
      do {
        return try await withTemporaryFolder { folder in
          let picture = folder.appending(path: "picture.png").path(percentEncoded: false)
          try await end(
            start(
              [
                "--headless", "--hide-scrollbars", "--no-first-run", "--disable-gpu",
                "--force-device-scale-factor=2", "--window-size=\(width),\(height)",
                "--user-data-dir=\(folder.path(percentEncoded: false))",
                // The page has asked for everything and is drawn by then.
                "--virtual-time-budget=5000", "--screenshot=\(picture)",
              ] + sandbox + [try await door(to: address, in: folder)]
            )
          )
          let data = try await BlockingThread.run { FileManager.default.contents(atPath: picture) }
          guard let data, !data.isEmpty else {
            throw Failure(.unavailable, "--snapshot", "the browser has drawn no picture")
          }
          return Array(data)
        }
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(.unavailable, "--snapshot", "\(error)".clause)
      }
    }

    /// A file that leads to the page: everybody on this machine reads the words of a command, and
    /// the address holds a secret.
    private static func door(to address: String, in folder: URL) async throws -> String {
      let path = folder.appending(path: "door.html").path(percentEncoded: false)
      let html = "<!doctype html><meta http-equiv=\"refresh\" content=\"0;url=\(address)\">"
      try await BlockingThread.run { try SystemFile.replace(path, with: Array(html.utf8)) }
      return path
    }

    /// Its sandbox refuses to run as root; the page is ours.
    private static var sandbox: [String] { geteuid() == 0 ? ["--no-sandbox"] : [] }

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
