import Foundation

/// A small disk of a test's own, in a name space that ends with it.
enum Mount {
  static let isPossible =
    (try? shell("true", options: "size=16k", in: Workspace()))?.status == 0

  /// Runs a script beside a fresh file system at `disk`.
  static func shell(
    _ script: String,
    options: String,
    in place: Workspace
  ) throws -> BuiltCommand.Outcome {
    try place.write("script", script)
    return try place.shell(
      """
      export -f deepdrop
      mkdir -p disk
      unshare --user --map-root-user --mount bash -c \
        'mount -t tmpfs -o \(options) tmpfs disk && . ./script'
      """
    )
  }
}
