"""Says when a receiver appears: an mDNS browser by others, which OpenDrop's own place holds."""

import socket
import sys
import time

from zeroconf import IPVersion, ServiceBrowser, ServiceStateChange, Zeroconf


def changed(zeroconf, service_type, name, state_change):
    if state_change is ServiceStateChange.Added:
        print("appeared", name)


zeroconf = Zeroconf([socket.if_nametoindex(sys.argv[1])], ip_version=IPVersion.V6Only)
browser = ServiceBrowser(zeroconf, "_airdrop._tcp.local.", handlers=[changed])
print("looking")
while True:
    time.sleep(60)
