// Only headers of the kernel's, which declare nothing that Glibc's module declares too: Swift would
// not know which `stat` is meant.
#include <asm/statfs.h>
#include <asm/unistd.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <linux/openat2.h>

// Variadic, so Swift does not import it.
long syscall(long number, ...);

// glibc has no openat2. Nothing opened this way is outside `directory` or was reached through a
// link, whatever happens to the tree meanwhile. `mode` must be 0 unless a file may be created.
static inline int deepdrop_open_beneath(int directory, const char *path, int flags, unsigned mode) {
  struct open_how how = {
      .flags = (unsigned)flags,
      .mode = mode,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
  };
  return (int)syscall(__NR_openat2, directory, path, &how, sizeof how);
}

// glibc declares renameat2 only under _GNU_SOURCE, which Swift does not set.
static inline int deepdrop_rename_without_replacing(int from, const char *name, int to,
                                                    const char *new_name) {
  return (int)syscall(__NR_renameat2, from, name, to, new_name, RENAME_NOREPLACE);
}

// So it is with syncfs.
static inline int deepdrop_synchronize_file_system(int file) {
  return (int)syscall(__NR_syncfs, file);
}

// And with sync_file_range. Begins to write a part of a file to the disk, and waits for the part of
// the same length before it. A failure is seen when all is synchronized.
static inline void deepdrop_write_behind(int file, long offset, long length) {
  syscall(__NR_sync_file_range, file, offset, length, SYNC_FILE_RANGE_WRITE);
  if (offset >= length)
    syscall(__NR_sync_file_range, file, offset - length, length,
            SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
}

// Whether other machines may write to a file system, and flock may not know of them; Swift's Glibc
// has no statfs.
static inline int deepdrop_is_on_shared_file_system(int file) {
  struct statfs status;
  if (syscall(__NR_fstatfs, file, &status) != 0)
    return 1;
  switch ((unsigned)status.f_type) {
  case AFS_SUPER_MAGIC:
  case CEPH_SUPER_MAGIC:
  case CIFS_SUPER_MAGIC:
  case CODA_SUPER_MAGIC:
  case FUSE_SUPER_MAGIC:
  case NFS_SUPER_MAGIC:
  case OCFS2_SUPER_MAGIC:
  case SMB2_SUPER_MAGIC:
  case SMB_SUPER_MAGIC:
  case V9FS_MAGIC:
    return 1;
  default:
    return 0;
  }
}

// UTIME_OMIT is a cast in a macro, which Swift does not import; the time of access stays.
static inline int deepdrop_set_modified(int file, long seconds) {
  long times[4] = {0, (1L << 30) - 2, seconds, 0};
  return (int)syscall(__NR_utimensat, file, (void *)0, times, 0);
}
