import Foundation
import Glibc

extension Comparison {
  /// `deepdrop wrap` and `unwrap` as whole processes, against a program that does nothing.
  static func processes(in folder: URL) throws -> [Comparison] {
    let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let deepdrop = programs.appending(path: "deepdrop").path
    let empty = programs.appending(path: "EmptyProgram").path
    let plist = folder.appending(path: "Info.plist").path
    let declared = [
      "declare", "--app-id", "com.example.acme", "--scheme", "acme", "--into", plist,
    ]
    try "<plist version=\"1.0\"><dict/></plist>".write(
      toFile: plist,
      atomically: true,
      encoding: .utf8
    )
    try run(deepdrop, declared)
    let wrapped = [
      "wrap", "--app", plist, "--title", "Summer party", "--directory", folder.path, "acme://e/1",
    ]
    let gig = folder.path + "/Gig.acmelink"
    try "acme://e/1".write(toFile: gig, atomically: true, encoding: .utf8)
    return [
      Comparison(name: "`deepdrop wrap`, the whole process", limit: 3.5) {
        try run(deepdrop, wrapped)
        unlink(folder.path + "/Summer party.acmelink")
      } other: {
        try run(empty, [])
      },
      Comparison(name: "`deepdrop unwrap`, the whole process", limit: 3.5) {
        try run(deepdrop, ["unwrap", "--app", plist, gig])
      } other: {
        try run(empty, [])
      },
    ]
  }
}

/// Runs a program to its end, without what it says, and expects it to have done its work.
func run(_ program: String, _ arguments: [String]) throws {
  let status = try launch(program, arguments)
  guard status == 0 else { throw Failure(message: "\(program) ended with \(status)") }
}

/// Runs a program, found by its path or on `PATH`, to its end, and returns the status it ended with.
@discardableResult
func launch(_ program: String, _ arguments: [String]) throws -> Int32 {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
  let words = ([program] + arguments).map { strdup($0) }
  defer { for word in words { free(word) } }
  var process = pid_t()
  var status = posix_spawnp(&process, program, &actions, nil, words + [nil], environ)
  guard status == 0 else { throw Failure(message: "\(program): status \(status)") }
  waitpid(process, &status, 0)
  return status
}
