#pragma once
#include <archive.h>
#include <archive_entry.h>

// Finds libarchive; 0 when it is there. To be called once, before any of its functions.
int deepdrop_archive_load(void);

// What libarchive's functions of these names without the prefix do.
struct archive *deepdrop_archive_read_new(void);
int deepdrop_archive_read_free(struct archive *a);
int deepdrop_archive_read_support_format_zip_seekable(struct archive *a);
int deepdrop_archive_read_open_filename(struct archive *a, const char *path, size_t block);
int deepdrop_archive_read_next_header(struct archive *a, struct archive_entry **entry);
la_ssize_t deepdrop_archive_read_data(struct archive *a, void *bytes, size_t size);
const char *deepdrop_archive_error_string(struct archive *a);
const char *deepdrop_archive_entry_pathname_utf8(struct archive_entry *e);
__LA_MODE_T deepdrop_archive_entry_filetype(struct archive_entry *e);
