// libcurl as we use it. Its functions are defined in this target: see curl.c.
#include <curl/curl.h>

// curl_easy_setopt and curl_easy_getinfo are variadic: one wrapper for each kind of argument.
CURLcode deepdrop_curl_set_long(CURL *h, CURLoption o, long v);
CURLcode deepdrop_curl_set_offset(CURL *h, CURLoption o, curl_off_t v);
CURLcode deepdrop_curl_set_string(CURL *h, CURLoption o, const char *v);
CURLcode deepdrop_curl_set_pointer(CURL *h, CURLoption o, void *v);
typedef size_t (*deepdrop_curl_data)(char *, size_t, size_t, void *);
CURLcode deepdrop_curl_set_data(CURL *h, CURLoption o, deepdrop_curl_data v);
typedef int (*deepdrop_curl_seek)(void *, curl_off_t, int);
CURLcode deepdrop_curl_set_seek(CURL *h, deepdrop_curl_seek v);
CURLcode deepdrop_curl_get_long(CURL *h, CURLINFO i, long *v);
CURLcode deepdrop_curl_get_offset(CURL *h, CURLINFO i, curl_off_t *v);
CURLMcode deepdrop_curl_multi_set_long(CURLM *m, CURLMoption o, long v);

// The TLS session of the running transfer, or NULL when it is none of GnuTLS.
void *deepdrop_curl_gnutls_session(CURL *h);

// CURLMsg's result is in a union.
int deepdrop_curl_next_result(CURLM *m, CURLcode *result);
