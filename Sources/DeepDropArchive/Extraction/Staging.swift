import CDeepDropFiles
import Glibc

/// A hidden folder inside the target, where an archive grows until it is whole.
///
/// Nobody else writes there, so a name in it can only collide with one from the same archive.
final class Staging {
  private static let prefix = ".deepdrop-"
  private static let suffix = ".partial"

  private let target: Descriptor
  private let folder: Descriptor
  private let name: String
  // What is one and the same is known by the path it was sent with: two names may be cleaned to one.
  private var folders: [[String]: String] = [:]
  private var files: Set<[String]> = []
  private var tops: [ExtractedItem] = []
  private var topPlaces: [String: Int] = [:]
  private var isGone = false
  private var givenNames = GivenNames()

  init(in path: String) throws(ArchiveError) {
    target = try Descriptor.open(path, O_RDONLY | O_DIRECTORY)
    let unlocked = Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36)
    name = unlocked + Self.suffix
    guard unsafe mkdirat(target.number, unlocked, 0o700) == 0 else {
      throw .system("Making a folder in “\(path)”")
    }
    switch target.openBeneath(unlocked, O_RDONLY | O_DIRECTORY) {
    case .success(let number): folder = Descriptor(owning: number)
    case .failure(let error):
      _ = unsafe unlinkat(target.number, unlocked, AT_REMOVEDIR)
      throw .system("Opening a folder in “\(path)”", error.value)
    }
    // It says that somebody works here, for as long as the descriptor is open; where a file system
    // has no locks, nothing is swept. The name that is swept comes after it.
    _ = flock(folder.number, LOCK_EX | LOCK_NB)
    guard unsafe renameat(target.number, unlocked, target.number, name) == 0 else {
      let status = errno
      _ = unsafe unlinkat(target.number, unlocked, AT_REMOVEDIR)
      throw .system("Naming a folder in “\(path)”", status)
    }
  }

  deinit {
    discard()
  }

  /// Whether a name is one that such a folder has.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    return UInt64(name.dropFirst(prefix.count).dropLast(suffix.count), radix: 36) != nil
  }

  /// Removes everything that was not moved to the target.
  func discard() {
    guard !isGone else { return }
    isGone = true
    FileTree.remove(name, in: target)
  }

  /// The space that is left for files, in bytes.
  func freeBytes() throws(ArchiveError) -> UInt64 {
    var status = statvfs()
    guard unsafe fstatvfs(folder.number, &status) == 0 else {
      throw .system("Asking for free space")
    }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize)
  }

  /// Makes a folder where there is none of the same path in the archive.
  ///
  /// - Parameter path: where it is wanted, and then where it is.
  func makeFolder(
    _ path: inout MemberPath,
    _ policy: ExtractionPolicy
  ) throws(ArchiveError) {
    _ = try openFolders(path.components.count, of: &path, policy)
    note(path, isFolder: true)
  }

  /// Creates a file that does not exist, and the folders on the way to it.
  ///
  /// - Parameter path: where it is wanted, and then where it is.
  func makeFile(
    _ path: inout MemberPath,
    _ policy: ExtractionPolicy
  ) throws(ArchiveError) -> Descriptor {
    let level = path.components.count - 1
    let parent = try openFolders(level, of: &path, policy)
    let number = try take(&path, level, in: parent, policy) { name in
      parent.openBeneath(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    }
    files.insert(path.sent)
    note(path, isFolder: false)
    return Descriptor(owning: number)
  }

  private func note(_ path: MemberPath, isFolder: Bool) {
    guard let top = path.components.first, topPlaces[top] == nil else { return }
    topPlaces[top] = tops.count
    tops.append(ExtractedItem(name: top, isFolder: isFolder || path.components.count > 1))
  }

  /// Opens the first folders of a path, and makes what is missing of them.
  private func openFolders(
    _ count: Int,
    of path: inout MemberPath,
    _ policy: ExtractionPolicy
  ) throws(ArchiveError) -> Descriptor {
    var current = try Self.open(".", in: folder)
    for level in 0..<count {
      let sent = Array(path.sent[...level])
      if let name = folders[sent] {
        path.rename(level, name)
      } else {
        guard !files.contains(sent) else {
          throw .damaged("“\(path.components[level])” is a file and a folder at once")
        }
        let parent = current.number
        try take(&path, level, in: current, policy) { name in
          unsafe mkdirat(parent, name, 0o777) == 0 ? .success(()) : .failure(Errno(value: errno))
        }
        folders[sent] = path.components[level]
      }
      current = try Self.open(path.components[level], in: current)
    }
    return current
  }

  /// Makes something under the first name that nothing has.
  private func take<Made>(
    _ path: inout MemberPath,
    _ level: Int,
    in parent: borrowing Descriptor,
    _ policy: ExtractionPolicy,
    _ make: (String) -> Result<Made, Errno>
  ) throws(ArchiveError) -> Made {
    let wanted = path.components[level]
    if path.sent[level] == wanted {
      try vacate(path.sent[...level], in: parent, policy)
    }
    let (name, made) = try Self.make(wanted, in: parent, policy, make)
    path.rename(level, name)
    if name != path.sent[level] { givenNames.give(name, to: path.sent[...level]) }
    return made
  }

  private static func make<Made>(
    _ wanted: String,
    in parent: borrowing Descriptor,
    _ policy: ExtractionPolicy,
    _ make: (String) -> Result<Made, Errno>
  ) throws(ArchiveError) -> (name: String, made: Made) {
    var candidate: String? = wanted
    // Whoever else writes there may take a name between the question and its use.
    for _ in 1...1000 {
      guard let name = candidate else { break }
      guard MemberPath.isName(name) else { throw .unsafeName(name, "no usable name is left of it") }
      switch make(name) {
      case .success(let made): return (name, made)
      case .failure(let error) where error.value == EEXIST:
        candidate = policy.alternative(wanted) { parent.holds($0) }
      case .failure(let error): throw .system("Writing “\(name)”", error.value)
      }
    }
    throw .nameExists(wanted)
  }

  /// A name is kept by what was sent with it: what was only given it gets another.
  private func vacate(
    _ place: ArraySlice<String>,
    in parent: borrowing Descriptor,
    _ policy: ExtractionPolicy
  ) throws(ArchiveError) {
    guard let owner = givenNames.owner(of: place), let old = place.last else { return }
    let folder = parent.number
    let name = try Self.make(old, in: parent, policy) { name in
      Self.move(old, in: folder, to: name, in: folder)
    }.name
    givenNames.change(place, to: name)
    if folders[owner] == old { folders[owner] = name }
    if place.count == 1, let top = topPlaces.removeValue(forKey: old) {
      topPlaces[name] = top
      tops[top] = ExtractedItem(name: name, isFolder: tops[top].isFolder)
    }
  }

  /// `EEXIST` when the new name is not free.
  private static func move(
    _ old: String,
    in source: Int32,
    to name: String,
    in target: Int32
  ) -> Result<Void, Errno> {
    unsafe deepdrop_rename_without_replacing(source, old, target, name) == 0
      ? .success(()) : .failure(Errno(value: errno))
  }

  private static func open(
    _ name: String,
    in directory: borrowing Descriptor
  ) throws(ArchiveError) -> Descriptor {
    switch directory.openBeneath(name, O_RDONLY | O_DIRECTORY) {
    case .success(let number): return Descriptor(owning: number)
    case .failure(let error): throw .system("Opening the folder “\(name)”", error.value)
    }
  }
}

// MARK: - The end

extension Staging {
  /// Whether there is one file, and no folder.
  var holdsOneFile: Bool { tops.count == 1 && !tops[0].isFolder }

  /// What was made under another name than it was sent with, the folders on the way as well.
  var renamings: [Renaming] { givenNames.renamings(in: folders) }

  /// Waits until everything is on the disk, and whatever else is written there.
  func synchronize() throws(ArchiveError) {
    guard deepdrop_synchronize_file_system(folder.number) == 0 else {
      throw .system("Writing to the disk")
    }
  }

  /// Moves everything into the target, or nothing.
  func commit(_ policy: ExtractionPolicy) throws(ArchiveError) -> [ExtractedItem] {
    var moved: [(from: String, item: ExtractedItem)] = []
    do throws(ArchiveError) {
      for item in tops { moved.append((item.name, try move(item, policy))) }
    } catch {
      for step in moved {
        _ = unsafe deepdrop_rename_without_replacing(
          target.number,
          step.item.name,
          folder.number,
          step.from
        )
      }
      throw error
    }
    discard()
    // The names too; a file system that cannot say so keeps them all the same.
    _ = fsync(target.number)
    return moved.map(\.item)
  }

  private func move(
    _ item: ExtractedItem,
    _ policy: ExtractionPolicy
  ) throws(ArchiveError) -> ExtractedItem {
    let (from, to) = (folder.number, target.number)
    let name = try Self.make(item.name, in: target, policy) { name in
      Self.move(item.name, in: from, to: name, in: to)
    }.name
    return ExtractedItem(name: name, isFolder: item.isFolder)
  }
}
