import DeepDropDeclarations

#if os(Linux)
  import DeepDropArchive
#endif

/// What of an .ipa is judged: the declarations and entitlements of its app and its extensions.
enum AppPackageFiles {
  /// The files, each named by the package and its path in it.
  static func read(_ path: String) throws(Failure) -> [CheckedFile] {
    #if os(Linux)
      // The library would name neither the file nor the reason.
      _ = try InputFile(path: path, expectation: "an .ipa").readPrefix(1)
      do throws(ArchiveError) {
        let members = try ZipReader.members(of: path, where: isWanted)
        return members.compactMap { member in
          let name = member.path.lastPathComponent
          let kind = SourceKind(of: name, holding: member.bytes, isBuilt: true)
          return CheckedFile("\(path)/\(member.path)", member.bytes, kind ?? .builtInfoPlist)
        }
      } catch {
        throw Failure(.badInput, path, error.message.clause)
      }
    #else
      throw Failure(.badInput, path, "an .ipa is opened on Linux only, unpack it and name the .app")
    #endif
  }

  /// The app's Info.plist, for `--app`.
  static func infoPlist(of path: String) throws(Failure) -> [UInt8] {
    let files = try read(path)
    // An extension's lies deeper.
    let app = files.first { $0.name.hasSuffix(".app/Info.plist") }
    guard let bytes = app?.bytes else {
      throw Failure(.badInput, path, "no app in it, expected Payload/NAME.app/Info.plist")
    }
    return bytes
  }

  /// `Payload/NAME.app/…`, and one extension deeper.
  private static func isWanted(_ path: String) -> Bool {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard parts.popFirst() == "Payload", parts.popFirst()?.hasSuffix(".app") == true else {
      return false
    }
    if parts.count == 3, ["PlugIns", "Extensions"].contains(parts.first) {
      parts.removeFirst()
      guard parts.popFirst()?.hasSuffix(".appex") == true else { return false }
    }
    return parts == ["Info.plist"] || parts == ["archived-expanded-entitlements.xcent"]
  }
}
