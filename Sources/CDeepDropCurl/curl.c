// Finds libcurl when it is first needed, instead of linking it.
//
// Debian's libcurl brings some thirty libraries along (Kerberos, LDAP, SSH, OpenSSL). Loading them
// takes longer than most of our commands do, and only sending needs them.

// What is defined here is for this program alone: libcurl's calls to itself stay its own.
#pragma GCC visibility push(hidden)
#include "CDeepDropCurl.h"
#pragma GCC visibility pop
#include <dlfcn.h>
#include <stddef.h>

// Every function that is called, by its name without the prefix.
#define FUNCTIONS(F)                                                                             \
  F(easy_init) F(easy_cleanup) F(easy_reset) F(easy_pause) F(easy_strerror) F(easy_setopt)       \
  F(easy_getinfo) F(multi_init) F(multi_cleanup) F(multi_setopt) F(multi_add_handle)             \
  F(multi_remove_handle) F(multi_perform) F(multi_poll) F(multi_wakeup) F(multi_info_read)       \
  F(slist_append) F(slist_free_all)

// curl.h checks the types of variadic arguments with macros of these names.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define FIELD(name) __typeof__(&curl_##name) name;
static struct { FUNCTIONS(FIELD) } lib;
#undef FIELD

// Called before any other function, and once: Swift keeps the result in a static constant.
CURLcode curl_global_init(long flags) {
  void *library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return CURLE_FAILED_INIT;
#define FIND(name) if (!(lib.name = dlsym(library, "curl_" #name))) return CURLE_FAILED_INIT;
  FUNCTIONS(FIND)
#undef FIND
  CURLcode (*init)(long) = dlsym(library, "curl_global_init");
  return init ? init(flags) : CURLE_FAILED_INIT;
}

CURL *curl_easy_init(void) { return lib.easy_init(); }
void curl_easy_cleanup(CURL *h) { lib.easy_cleanup(h); }
void curl_easy_reset(CURL *h) { lib.easy_reset(h); }
CURLcode curl_easy_pause(CURL *h, int mask) { return lib.easy_pause(h, mask); }
const char *curl_easy_strerror(CURLcode status) { return lib.easy_strerror(status); }
CURLM *curl_multi_init(void) { return lib.multi_init(); }
CURLMcode curl_multi_cleanup(CURLM *m) { return lib.multi_cleanup(m); }
CURLMcode curl_multi_add_handle(CURLM *m, CURL *h) { return lib.multi_add_handle(m, h); }
CURLMcode curl_multi_remove_handle(CURLM *m, CURL *h) { return lib.multi_remove_handle(m, h); }
CURLMcode curl_multi_perform(CURLM *m, int *running) { return lib.multi_perform(m, running); }
CURLMcode curl_multi_wakeup(CURLM *m) { return lib.multi_wakeup(m); }
CURLMcode curl_multi_poll(CURLM *m, struct curl_waitfd *extra, unsigned count, int time, int *n) {
  return lib.multi_poll(m, extra, count, time, n);
}
struct curl_slist *curl_slist_append(struct curl_slist *list, const char *line) {
  return lib.slist_append(list, line);
}
// Also called for a list that never came to be, and then perhaps without a library.
void curl_slist_free_all(struct curl_slist *list) {
  if (list) lib.slist_free_all(list);
}

CURLcode deepdrop_curl_set_long(CURL *h, CURLoption o, long v) {
  return lib.easy_setopt(h, o, v);
}
CURLcode deepdrop_curl_set_offset(CURL *h, CURLoption o, curl_off_t v) {
  return lib.easy_setopt(h, o, v);
}
CURLcode deepdrop_curl_set_string(CURL *h, CURLoption o, const char *v) {
  return lib.easy_setopt(h, o, v);
}
CURLcode deepdrop_curl_set_pointer(CURL *h, CURLoption o, void *v) {
  return lib.easy_setopt(h, o, v);
}
CURLcode deepdrop_curl_set_data(CURL *h, CURLoption o, deepdrop_curl_data v) {
  return lib.easy_setopt(h, o, v);
}
CURLcode deepdrop_curl_set_seek(CURL *h, deepdrop_curl_seek v) {
  return lib.easy_setopt(h, CURLOPT_SEEKFUNCTION, v);
}
CURLcode deepdrop_curl_get_long(CURL *h, CURLINFO i, long *v) {
  return lib.easy_getinfo(h, i, v);
}
CURLcode deepdrop_curl_get_offset(CURL *h, CURLINFO i, curl_off_t *v) {
  return lib.easy_getinfo(h, i, v);
}
CURLMcode deepdrop_curl_multi_set_long(CURLM *m, CURLMoption o, long v) {
  return lib.multi_setopt(m, o, v);
}

// The TLS session of the running transfer, or NULL when it is none of GnuTLS.
void *deepdrop_curl_gnutls_session(CURL *h) {
  struct curl_tlssessioninfo *info = NULL;
  if (lib.easy_getinfo(h, CURLINFO_TLS_SSL_PTR, &info) != CURLE_OK || !info) return NULL;
  return info->backend == CURLSSLBACKEND_GNUTLS ? info->internals : NULL;
}

// CURLMsg's result is in a union.
int deepdrop_curl_next_result(CURLM *m, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = lib.multi_info_read(m, &left)))
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return 1;
    }
  return 0;
}
