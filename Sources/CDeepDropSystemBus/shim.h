// sd-bus as we use it. No library is linked: libsystemd is looked for when a bus is first opened,
// so that no program depends on it, and none waits for it to load.
#include <dlfcn.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <systemd/sd-bus.h>

// Every function that is called, by its name without the prefix.
#define DEEPDROP_BUS_FUNCTIONS(F)                                                                \
  F(new) F(set_address) F(set_bus_client) F(start) F(open_system) F(open_user) F(close_unref)    \
  F(get_fd) F(get_events) F(get_timeout) F(process) F(send)                                      \
  F(message_new_method_call) F(message_new_method_return) F(message_new_method_error)            \
  F(message_new_signal) F(message_set_auto_start) F(message_unref)                               \
  F(message_append_basic) F(message_append_array) F(message_open_container)                      \
  F(message_close_container) F(message_peek_type) F(message_enter_container)                     \
  F(message_exit_container) F(message_read_basic) F(message_read_array) F(message_get_type)      \
  F(message_get_reply_cookie) F(message_get_error) F(message_get_sender) F(message_get_path)     \
  F(message_get_interface) F(message_get_member)

struct deepdrop_bus {
#define DEEPDROP_BUS_FIELD(name) __typeof__(&sd_bus_##name) _Nonnull name;
  DEEPDROP_BUS_FUNCTIONS(DEEPDROP_BUS_FIELD)
#undef DEEPDROP_BUS_FIELD
};

// The functions, or NULL where the library is missing or too old. Swift calls it once.
static inline const struct deepdrop_bus *deepdrop_bus_load(void) {
  static struct deepdrop_bus bus;
  void *library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
#define DEEPDROP_BUS_FIND(function)                                                              \
  *(void **)&bus.function = dlsym(library, "sd_bus_" #function);                                 \
  if (!*(void **)&bus.function) return NULL;
  DEEPDROP_BUS_FUNCTIONS(DEEPDROP_BUS_FIND)
#undef DEEPDROP_BUS_FIND
  return &bus;
}
