import DeepDropPropertyList
import Glibc

/// What a run that was killed left of an upload.
public enum Leftovers {
  /// Removes hidden folders of ours in which nobody works: the system frees a dead run's locks.
  ///
  /// Links are not followed, and folders of other users stay. It blocks on the disk.
  public static func remove(from directory: String) {
    guard let target = try? Descriptor.open(directory, O_RDONLY | O_DIRECTORY) else { return }
    let names = ((try? FileTree.names(in: target)) ?? []).compactMap(\.text)
    for name in names where Staging.isName(name) {
      guard case .success(let number) = target.openBeneath(name, O_RDONLY | O_DIRECTORY) else {
        continue
      }
      let folder = Descriptor(owning: number)
      guard let status = try? folder.status(), status.st_uid == geteuid(),
        flock(folder.number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      FileTree.remove(name, in: target)
    }
  }
}
