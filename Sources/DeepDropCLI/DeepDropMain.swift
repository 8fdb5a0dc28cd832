#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main
enum DeepDropMain {
  // One call: a closure written here would be the main actor's, and trap when C calls it elsewhere.
  static func main() {
    // Not `exit`: a thread of ours may still be at its end, and the libraries' destructors must not
    // run under it. Nothing is buffered, so nothing is lost.
    _exit(run())
  }

  private nonisolated static func run() -> Int32 {
    Descriptors.prepare()
    Signals.prepare()
    let tool = Tool.deepdrop
    let console = Console(output: .standardOutput, errors: .standardError, name: tool.name)
    do throws(Failure) {
      return tool.run(try CommandLine.words(), console: console).code
    } catch {
      console.report(error)
      return error.status.code
    }
  }
}
