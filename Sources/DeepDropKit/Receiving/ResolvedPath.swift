#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// The path without symbolic links and without a slash at its end: two spellings compare equal.
  var resolvedPath: String {
    let path = absoluteURL.resolvingSymlinksInPath().path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// What tells one received file from another, whether or not it is still there.
  var fileIdentity: String {
    deletingLastPathComponent().resolvedPath + "/" + lastPathComponent
  }
}

extension String {
  /// The path of the folder, and the name in it.
  var splittingLastComponent: (parent: Substring, name: Substring) {
    guard let slash = lastIndex(of: "/") else { return ("", self[...]) }
    return (self[..<slash], self[index(after: slash)...])
  }
}
