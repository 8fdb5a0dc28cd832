#if os(Linux)
  import DeepDropKit
  import DeepDropLinux
  import DeepDropSimulatorWeb
  import DeepDropThreads
  import FoundationEssentials
  import Glibc

  /// The browser that is installed, which draws without showing.
  enum Browser {
    private static let names = ["chromium", "chromium-browser", "google-chrome-stable"]
    private static let time = Duration.seconds(30)

    /// A picture of a page as PNG, at two pixels to the point.
    static func picture(of snapshot: PageSnapshot) async throws(Failure) -> [UInt8] {
      do {
        return try await withTemporaryFolder { folder in
          try await BlockingThread.run {
            for (name, bytes) in snapshot.files {
              try SystemFile.replace(folder.path(of: name), with: bytes)
            }
          }
          let picture = folder.path(of: "picture.png")
          let home = folder.path(percentEncoded: false)
          try await end(
            start(
              // What it keeps for a next time goes with the folder.
              environment: [
                "HOME": home, "TMPDIR": home, "XDG_CONFIG_HOME": "", "XDG_CACHE_HOME": "",
              ],
              [
                "--headless", "--hide-scrollbars", "--no-first-run", "--disable-gpu",
                "--force-device-scale-factor=2", "--window-size=908,396",
                "--user-data-dir=\(home)",
                // Its scripts are modules, which a page of files may not load otherwise.
                "--allow-file-access-from-files", "--screenshot=\(picture)",
              ] + sandbox + [folder.path(of: PageSnapshot.page)]
            )
          )
          try Task.checkCancellation()
          let data = try await BlockingThread.run { FileManager.default.contents(atPath: picture) }
          guard let data, !data.isEmpty else {
            throw Failure(.unavailable, "--snapshot", "the browser has drawn no picture")
          }
          return Array(data)
        }
      } catch let failure as Failure {
        throw failure
      } catch is CancellationError {
        throw Failure(.interrupted, "--snapshot", "interrupted")
      } catch {
        throw Failure(.unavailable, "--snapshot", "\(error)".clause)
      }
    }

    /// Its sandbox refuses to run as root; the page is ours.
    private static var sandbox: [String] { geteuid() == 0 ? ["--no-sandbox"] : [] }

    private static func start(
      environment: [String: String],
      _ arguments: [String]
    ) throws -> ChildProcess {
      for name in names {
        do throws(DeepDropLinux.SystemError) {
          return try ChildProcess(name, arguments, environment: environment)
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

  extension URL {
    fileprivate func path(of name: String) -> String {
      appending(path: name).path(percentEncoded: false)
    }
  }
#endif
