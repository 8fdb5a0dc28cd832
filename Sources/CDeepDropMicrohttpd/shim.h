#include <stddef.h>
#include <sys/eventfd.h>  // Not in the Glibc module; wakes a connection's thread.
#include <sys/socket.h>
#include <microhttpd.h>

// Each session is given its credentials before the handshake; one without them offers nothing.
static inline int deepdrop_mhd_no_certificate(void) { return -1; }

// MHD_start_daemon is variadic. `priorities` are GnuTLS's, or NULL for plain HTTP.
// Our own thread polls: no listening socket, no thread of the library's.
static inline struct MHD_Daemon *deepdrop_mhd_start(
    const char *priorities, size_t memory_limit,
    MHD_AccessHandlerCallback handler, MHD_NotifyConnectionCallback connection_changed,
    MHD_RequestCompletedCallback completed,
    void *(*target)(void *, const char *, struct MHD_Connection *), void *context) {
  struct MHD_OptionItem tls[] = {
      {MHD_OPTION_HTTPS_CERT_CALLBACK, 0, (void *)deepdrop_mhd_no_certificate},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)priorities},
      {MHD_OPTION_TLS_NO_ALPN, 1, NULL},
      {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_OptionItem plain[] = {{MHD_OPTION_END, 0, NULL}};
  unsigned int flags = MHD_USE_NO_LISTEN_SOCKET | MHD_USE_EPOLL | (priorities ? MHD_USE_TLS : 0);
  return MHD_start_daemon(flags, 0, NULL, NULL, handler, context,
                          MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory_limit,
                          MHD_OPTION_NOTIFY_CONNECTION, connection_changed, context,
                          MHD_OPTION_NOTIFY_COMPLETED, completed, context,
                          MHD_OPTION_URI_LOG_CALLBACK, target, context,
                          MHD_OPTION_ARRAY, priorities ? tls : plain, MHD_OPTION_END);
}

// MHD_get_daemon_info and MHD_get_connection_info are variadic.
static inline int deepdrop_mhd_epoll(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
  return info ? info->epoll_fd : -1;
}

static inline void *deepdrop_mhd_session(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_GNUTLS_SESSION);
  return info ? info->tls_session : NULL;
}
