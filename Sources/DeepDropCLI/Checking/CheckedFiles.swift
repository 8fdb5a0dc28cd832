import DeepDropDeclarations
import DeepDropPropertyList

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The search for what can be judged, in the order of the command line and then of names.
///
/// What cannot be read is reported, and the search goes on.
struct CheckedFiles: ~Copyable {
  private(set) var files: [CheckedFile] = []
  private(set) var status = ExitStatus.done
  private let isBuilt: Bool
  private let console: Console
  private var entries = 0
  /// What was judged, by its canonical path: links may lead to one file from several places.
  private var judged: Set<String> = []
  /// The canonical path of the directory that was named, with a slash behind it.
  private var root = ""

  /// More entries than a project has, and deeper than one is.
  private static let mostEntries = 1_000_000
  private static let depth = 64

  init(isBuilt: Bool, console: Console) {
    self.isBuilt = isBuilt
    self.console = console
  }

  /// Adds a path that was named: whatever it is, it is judged.
  mutating func add(_ path: String) {
    let isBuilt = isBuilt || path.isInBundle
    if path.isDirectory {
      root = path.canonical.appendingPathComponent("")
      search(path, depth: 0, isBuilt: isBuilt)
    } else if path.lowercased().hasSuffix(".ipa") {
      addPackage(path)
    } else {
      attempt(path) { () throws(Failure) in
        let (bytes, problem) = try Self.read(path)
        if let problem { return [CheckedFile(path.inputName, unreadable: problem)] }
        let fallback: SourceKind = isBuilt ? .builtInfoPlist : .sourceInfoPlist
        let kind = SourceKind(of: path.lastPathComponent, holding: bytes, isBuilt: isBuilt)
        return [CheckedFile(path.inputName, bytes, kind ?? fallback)]
      }
    }
  }

  private mutating func search(_ directory: String, depth: Int, isBuilt: Bool) {
    guard depth < Self.depth else {
      return fail(
        Failure(.badInput, directory, "more than \(Self.depth) levels deep, not searched")
      )
    }
    let names: [SystemName]
    do throws(SystemError) {
      names = try DirectoryListing.names(in: directory)
    } catch {
      return fail(Failure(.noInput, directory, error.message))
    }
    for entry in names {
      entries += 1
      guard entries <= Self.mostEntries else {
        if entries == Self.mostEntries + 1 {
          fail(
            Failure(.badInput, directory, "more than \(Self.mostEntries) files, the rest is left")
          )
        }
        return
      }
      let path = directory.appendingPathComponent(entry.shown)
      guard let name = entry.text else {
        fail(Failure(.noInput, path, "its name is not UTF-8, rename it"))
        continue
      }
      do throws(SystemError) {
        let kind = try DirectoryListing.kind(of: path)
        visit(path, name, kind, in: directory, depth: depth, isBuilt: isBuilt)
      } catch {
        fail(Failure(.noInput, path, error.message))
      }
    }
  }

  private mutating func visit(
    _ path: String,
    _ name: String,
    _ kind: DirectoryListing.Kind,
    in directory: String,
    depth: Int,
    isBuilt: Bool
  ) {
    let isPackage = name.lowercased().hasSuffix(".ipa")
    let isWanted =
      isPackage || name.isWorthReading && !(name == "Info.plist" && directory.isArchive)
    switch kind {
    case .directory where !name.isSkipped:
      search(path, depth: depth + 1, isBuilt: isBuilt || name.isBundle)
    case .file where isWanted, .link where isWanted && isFollowed(path, name):
      if isPackage { addPackage(path) } else { addFound(path, name, isBuilt: isBuilt) }
    default:
      break
    }
  }

  /// A link is followed to a file, and to nothing outside of the directory: whoever wrote it might
  /// want to have a file shown, or changed, that is nobody else's business.
  private func isFollowed(_ path: String, _ name: String) -> Bool {
    // Through links to directories a search would go around in circles; editors keep hidden links
    // that lead to nothing.
    guard !path.isDirectory, !name.isSkipped else { return false }
    if path.canonical.hasPrefix(root) { return true }
    if !name.hasSuffix(".swift") {
      console.report("\(path): leads out of the directory, name it to have it checked")
    }
    return false
  }

  /// Adds what was found on the way: a property list that is about something else is left out.
  private mutating func addFound(_ path: String, _ name: String, isBuilt: Bool) {
    attempt(path) { () throws(Failure) in
      let (bytes, problem) = try Self.read(path)
      if let problem {
        return name.hasSuffix(".swift") ? [] : [CheckedFile(path, unreadable: problem)]
      }
      guard name.namesDeclarations || bytes.mentionsDeclarations else { return [] }
      guard let kind = SourceKind(of: name, holding: bytes, isBuilt: isBuilt) else { return [] }
      return [CheckedFile(path, bytes, kind)]
    }
  }

  private mutating func addPackage(_ path: String) {
    attempt(path) { () throws(Failure) in try AppPackageFiles.read(path) }
  }

  /// What is too long is a mistake of the file's, not of who named it.
  private static func read(_ path: String) throws(Failure) -> (bytes: [UInt8], problem: String?) {
    let limit = PropertyList.Limits.default.bytes
    let file = InputFile(path: path, expectation: "declarations")
    let bytes = try file.readPrefix(limit + 1)
    return bytes.count > limit ? ([], "The file has more than \(limit) bytes.") : (bytes, nil)
  }

  private mutating func attempt(
    _ path: String,
    _ read: () throws(Failure) -> [CheckedFile]
  ) {
    do throws(Failure) {
      let found = try read()
      guard !found.isEmpty, judged.insert(path.canonical).inserted else { return }
      files += found
    } catch {
      fail(error)
    }
  }

  private mutating func fail(_ failure: Failure) {
    console.report(failure)
    status = max(status, failure.status)
  }
}
