// Finds libarchive when an .ipa is first opened, instead of linking it.
//
// Debian's libarchive brings libxml2 and ICU along, which would double the time that every command
// takes to start.

// What is defined here is for this program alone: libarchive's calls to itself stay its own.
#pragma GCC visibility push(hidden)
#include "CDeepDropArchive.h"
#pragma GCC visibility pop
#include <dlfcn.h>
#include <stddef.h>

// Every function that is called, by its name without the prefix: those that read a zip, and those
// with which tests write and judge archives.
#define FUNCTIONS(F)                                                                             \
  F(read_new) F(read_free) F(read_support_format_zip) F(read_support_format_cpio)                \
  F(read_support_filter_gzip) F(read_open_filename) F(read_open_memory) F(read_next_header)      \
  F(read_data) F(read_data_block) F(error_string) F(entry_pathname) F(entry_pathname_utf8)       \
  F(entry_filetype) F(write_new) F(write_free) F(write_close) F(write_set_format_by_name)        \
  F(write_open_memory) F(write_header) F(write_data) F(entry_new) F(entry_free)                  \
  F(entry_set_pathname) F(entry_set_mode) F(entry_set_size)

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

struct archive *archive_read_new(void) { return lib.read_new(); }
int archive_read_free(struct archive *a) { return lib.read_free(a); }
int archive_read_support_format_zip(struct archive *a) { return lib.read_support_format_zip(a); }
int archive_read_support_format_cpio(struct archive *a) { return lib.read_support_format_cpio(a); }
int archive_read_support_filter_gzip(struct archive *a) { return lib.read_support_filter_gzip(a); }
int archive_read_open_filename(struct archive *a, const char *path, size_t block) {
  return lib.read_open_filename(a, path, block);
}
int archive_read_open_memory(struct archive *a, const void *bytes, size_t size) {
  return lib.read_open_memory(a, bytes, size);
}
int archive_read_next_header(struct archive *a, struct archive_entry **entry) {
  return lib.read_next_header(a, entry);
}
la_ssize_t archive_read_data(struct archive *a, void *bytes, size_t size) {
  return lib.read_data(a, bytes, size);
}
int archive_read_data_block(struct archive *a, const void **bytes, size_t *size, la_int64_t *at) {
  return lib.read_data_block(a, bytes, size, at);
}
const char *archive_error_string(struct archive *a) { return lib.error_string(a); }
const char *archive_entry_pathname(struct archive_entry *e) { return lib.entry_pathname(e); }
const char *archive_entry_pathname_utf8(struct archive_entry *e) {
  return lib.entry_pathname_utf8(e);
}
__LA_MODE_T archive_entry_filetype(struct archive_entry *e) { return lib.entry_filetype(e); }

struct archive *archive_write_new(void) { return lib.write_new(); }
int archive_write_free(struct archive *a) { return lib.write_free(a); }
int archive_write_close(struct archive *a) { return lib.write_close(a); }
int archive_write_set_format_by_name(struct archive *a, const char *name) {
  return lib.write_set_format_by_name(a, name);
}
int archive_write_open_memory(struct archive *a, void *bytes, size_t size, size_t *used) {
  return lib.write_open_memory(a, bytes, size, used);
}
int archive_write_header(struct archive *a, struct archive_entry *e) {
  return lib.write_header(a, e);
}
la_ssize_t archive_write_data(struct archive *a, const void *bytes, size_t size) {
  return lib.write_data(a, bytes, size);
}
struct archive_entry *archive_entry_new(void) { return lib.entry_new(); }
void archive_entry_free(struct archive_entry *e) { lib.entry_free(e); }
void archive_entry_set_pathname(struct archive_entry *e, const char *path) {
  lib.entry_set_pathname(e, path);
}
void archive_entry_set_mode(struct archive_entry *e, __LA_MODE_T mode) {
  lib.entry_set_mode(e, mode);
}
void archive_entry_set_size(struct archive_entry *e, la_int64_t size) {
  lib.entry_set_size(e, size);
}
