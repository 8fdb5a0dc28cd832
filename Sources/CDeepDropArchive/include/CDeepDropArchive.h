#pragma once
#include <archive.h>
#include <archive_entry.h>

// Finds libarchive; 0 when it is there. To be called once, before any of its functions.
int deepdrop_archive_load(void);
