// Finds libarchive when an .ipa is first opened, instead of linking it.
//
// Debian's libarchive brings libxml2 and ICU along, which would double the time that every command
// takes to start.

#include "CDeepDropArchive.h"
#include <dlfcn.h>
#include <stddef.h>

// Every function that is called, by its name without the prefix.
#define FUNCTIONS(F)                                                                             \
  F(read_new) F(read_free) F(read_support_format_zip_seekable) F(read_open_filename)             \
  F(read_next_header) F(read_data) F(error_string) F(entry_pathname_utf8) F(entry_filetype)

#define FIELD(name) __typeof__(&archive_##name) name;
static struct { FUNCTIONS(FIELD) } lib;
#undef FIELD

int deepdrop_archive_load(void) {
  void *library = dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL);
  if (!library) return -1;
#define FIND(name) if (!(lib.name = dlsym(library, "archive_" #name))) return -1;
  FUNCTIONS(FIND)
#undef FIND
  return 0;
}

struct archive *deepdrop_archive_read_new(void) { return lib.read_new(); }
int deepdrop_archive_read_free(struct archive *a) { return lib.read_free(a); }
int deepdrop_archive_read_support_format_zip_seekable(struct archive *a) {
  return lib.read_support_format_zip_seekable(a);
}
int deepdrop_archive_read_open_filename(struct archive *a, const char *path, size_t block) {
  return lib.read_open_filename(a, path, block);
}
int deepdrop_archive_read_next_header(struct archive *a, struct archive_entry **entry) {
  return lib.read_next_header(a, entry);
}
la_ssize_t deepdrop_archive_read_data(struct archive *a, void *bytes, size_t size) {
  return lib.read_data(a, bytes, size);
}
const char *deepdrop_archive_error_string(struct archive *a) { return lib.error_string(a); }
const char *deepdrop_archive_entry_pathname_utf8(struct archive_entry *e) {
  return lib.entry_pathname_utf8(e);
}
__LA_MODE_T deepdrop_archive_entry_filetype(struct archive_entry *e) { return lib.entry_filetype(e); }
