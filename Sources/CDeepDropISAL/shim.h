#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

// A macro made of macros, which Swift does not import.
static inline unsigned deepdrop_isal_level1_buffer_size(void) {
  return ISAL_DEF_LVL1_LARGE;
}
