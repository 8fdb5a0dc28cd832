"""Connects twice as OpenSSL does, the second time with the first one's ticket, and prints what came of it.

usage: resume.py ADDRESS PORT NAME-OF-THE-SERVER
"""

import socket
import ssl
import sys

address, port, name = sys.argv[1:]
anybody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
anybody.check_hostname = False
anybody.verify_mode = ssl.CERT_NONE


def visit(session=None):
    """An answer is read: with it, or before it, a ticket comes."""
    with socket.create_connection((address, int(port)), timeout=10) as plain:
        with anybody.wrap_socket(plain, server_hostname=name, session=session) as peer:
            peer.sendall(b"GET / HTTP/1.1\r\nHost: receiver\r\n\r\n")
            status = peer.recv(4096).split()[1].decode()
            return status, peer.session, peer.session_reused


status, session, _ = visit()
again, _, is_resumed = visit(session)
print(status, again, "ticket" if session.has_ticket else "no ticket", "resumed" if is_resumed else "anew")
