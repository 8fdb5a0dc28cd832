"""Tells everybody on a bus what only BlueZ may tell, and fails where a call is taken.

usage: stranger.py ADDRESS
"""

import sys

import dbus
import dbus.bus
import dbus.lowlevel

BEACON = dbus.Dictionary(
    {
        dbus.UInt16(0x4C): dbus.Array(
            [dbus.Byte(byte) for byte in b"\x05\x12" + bytes(8) + b"\x01" + bytes(9)], "y"
        )
    },
    "qv",
)
SIGNALS = [
    (
        ("/", "org.freedesktop.DBus.ObjectManager", "InterfacesRemoved"),
        ("oas", "/org/bluez/hci0", ["org.bluez.Adapter1"]),
    ),
    (
        ("/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged"),
        ("sss", "org.bluez", ":1.1", ""),
    ),
    (
        (
            "/org/bluez/hci0/dev_00_11_22_33_44_55",
            "org.freedesktop.DBus.Properties",
            "PropertiesChanged",
        ),
        ("sa{sv}as", "org.bluez.Device1", {"ManufacturerData": BEACON}, []),
    ),
]
CALLS = [
    ("/org/deepdrop/beacon", "org.bluez.LEAdvertisement1", "Release", "", ()),
    (
        "/org/deepdrop/watch/beacon",
        "org.bluez.AdvertisementMonitor1",
        "DeviceFound",
        "o",
        ("/org/bluez/hci0/dev_00_11_22_33_44_55",),
    ),
]

bus = dbus.bus.BusConnection(sys.argv[1])
for name in bus.list_names():
    if not name.startswith(":") or name == bus.get_unique_name():
        continue
    for head, (signature, *arguments) in SIGNALS:
        signal = dbus.lowlevel.SignalMessage(*head)
        signal.append(*arguments, signature=signature)
        signal.set_destination(name)
        bus.send_message(signal)
    for call in CALLS:
        try:
            bus.call_blocking(name, *call)
        except dbus.DBusException:
            continue
        sys.exit(f"{name} took {call[2]}")
