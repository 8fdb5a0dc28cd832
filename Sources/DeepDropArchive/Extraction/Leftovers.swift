import CDeepDropFiles
import DeepDropPropertyList
import Glibc

/// What a run that was killed left of an upload.
public enum Leftovers {
  /// Removes hidden folders of ours in which nobody works: the system frees a dead run's locks.
  ///
  /// Where other machines write as well, whose locks may not be seen here, a day has to pass since
  /// anything in them changed. Links are not followed, and folders of other users stay. It blocks on
  /// the disk.
  public static func remove(from directory: String) {
    guard let target = try? Descriptor.open(directory, O_RDONLY | O_DIRECTORY) else { return }
    let isShared = deepdrop_is_on_shared_file_system(target.number) != 0
    remove(from: target, unchangedSince: isShared ? time(nil) - 86_400 : .max)
  }

  static func remove(from target: borrowing Descriptor, unchangedSince limit: Int) {
    let names = ((try? FileTree.names(in: target)) ?? []).compactMap(\.text)
    for name in names where Staging.isName(name) {
      guard case .success(let number) = target.openBeneath(name, O_RDONLY | O_DIRECTORY) else {
        continue
      }
      let folder = Descriptor(owning: number)
      guard let status = try? folder.status(), status.st_uid == geteuid(),
        flock(folder.number, LOCK_EX | LOCK_NB) == 0, isUnchanged(folder, since: limit)
      else { continue }
      FileTree.remove(name, in: target)
    }
  }

  /// By the time of change, which follows every write, and which an archive cannot set.
  private static func isUnchanged(_ folder: borrowing Descriptor, since limit: Int) -> Bool {
    guard limit < .max else { return true }
    guard let status = try? folder.status(), status.st_ctim.tv_sec < limit,
      let names = try? FileTree.names(in: folder)
    else { return false }
    for name in names.compactMap(\.text) {
      var status = stat()
      guard unsafe fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_ctim.tv_sec < limit
      else { return false }
      guard status.st_mode & S_IFMT == S_IFDIR else { continue }
      guard case .success(let number) = folder.openBeneath(name, O_RDONLY | O_DIRECTORY),
        isUnchanged(Descriptor(owning: number), since: limit)
      else { return false }
    }
    return true
  }
}
