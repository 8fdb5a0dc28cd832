"""Stands in for BlueZ: reads an advertisement back before it answers, and tells what is on the air.

usage: bluez.py ADDRESS ADAPTER…

An adapter is NAME:INTERFACES:STATE:MOOD, as hci0:advertise,monitor:on:willing; moods are willing,
silent, denying and full. Commands come by standard input, a line each:

  power NAME on|off    remove NAME    add ADAPTER    release NAME    mood NAME MOOD
  find NAME    see NAME HEX
"""

import sys

import dbus
import dbus.bus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

ADAPTER = "org.bluez.Adapter1"
ADVERTISING = "org.bluez.LEAdvertisingManager1"
ADVERTISEMENT = "org.bluez.LEAdvertisement1"
MONITORING = "org.bluez.AdvertisementMonitorManager1"
MONITOR = "org.bluez.AdvertisementMonitor1"
OBJECTS = "org.freedesktop.DBus.ObjectManager"
PROPERTIES = "org.freedesktop.DBus.Properties"


def say(*words):
    print(*words, flush=True)


def error(name, text):
    return dbus.DBusException(text, name="org.bluez.Error." + name)


def packet(properties):
    """The advertising data that BlueZ makes of an advertisement's properties."""
    data = b""
    if properties["Type"] != "broadcast":
        data += bytes([2, 1, 6])
    for company, value in properties.get("ManufacturerData", {}).items():
        body = int(company).to_bytes(2, "little") + bytes(value)
        data += bytes([len(body) + 1, 0xFF]) + body
    if len(data) > 31:
        raise error("InvalidLength", "Advertising data too long")
    return data


class Adapter(dbus.service.Object):
    def __init__(self, bus, text):
        self.name, interfaces, state, self.mood = text.split(":")
        self.path = "/org/bluez/" + self.name
        self.powered = state == "on"
        self.kinds = interfaces.split(",")
        self.registered = None
        self.monitored = None
        super().__init__(bus, self.path)

    def interfaces(self):
        found = {ADAPTER: {"Powered": dbus.Boolean(self.powered)}}
        if "advertise" in self.kinds:
            found[ADVERTISING] = {"SupportedInstances": dbus.Byte(1)}
        if "monitor" in self.kinds:
            found[MONITORING] = {"SupportedMonitorTypes": dbus.Array(["or_patterns"], "s")}
        return dbus.Dictionary(
            {name: dbus.Dictionary(value, "sv") for name, value in found.items()}, "sa{sv}"
        )

    # The moods: what a registration meets before anything is looked at.
    def meets(self, fail):
        if self.mood == "silent":
            say("asked", self.name)
            return True
        if self.mood == "denying":
            fail(dbus.DBusException("no", name="org.freedesktop.DBus.Error.AccessDenied"))
            return True
        if self.mood == "full":
            fail(error("NotPermitted", "Maximum advertisements reached"))
            return True
        return False

    @dbus.service.method(
        ADVERTISING, "oa{sv}", "", async_callbacks=("reply", "fail"), sender_keyword="sender"
    )
    def RegisterAdvertisement(self, path, options, reply, fail, sender):
        if self.meets(fail):
            return
        if self.registered:
            fail(error("NotPermitted", "Maximum advertisements reached"))
            return

        def read(properties):
            try:
                data = packet(properties)
            except (dbus.DBusException, KeyError) as problem:
                fail(error("InvalidArguments", str(problem)))
                return
            self.registered = (sender, path)
            say("on-air", self.name, data.hex(), "every", properties.get("MinInterval", 1280), "ms")
            reply()

        client = self.connection.get_object(sender, path, introspect=False)
        client.GetAll(
            ADVERTISEMENT, dbus_interface=PROPERTIES, reply_handler=read, error_handler=fail
        )

    @dbus.service.method(ADVERTISING, "o", "", sender_keyword="sender")
    def UnregisterAdvertisement(self, path, sender):
        if self.registered != (sender, path):
            raise error("DoesNotExist", "Does Not Exist")
        self.registered = None
        say("off-air", self.name, "unregistered")

    @dbus.service.method(
        MONITORING, "o", "", async_callbacks=("reply", "fail"), sender_keyword="sender"
    )
    def RegisterMonitor(self, path, reply, fail, sender):
        if self.meets(fail):
            return
        client = self.connection.get_object(sender, path, introspect=False)

        def read(objects):
            for child, interfaces in objects.items():
                for start, kind, value in interfaces[MONITOR]["Patterns"]:
                    say("monitoring", self.name, int(start), int(kind), bytes(value).hex())
                self.monitored = (sender, path, child)
            reply()
            self.to_monitor("Activate")

        client.GetManagedObjects(dbus_interface=OBJECTS, reply_handler=read, error_handler=fail)

    def to_monitor(self, member, *arguments):
        sender, _, child = self.monitored
        monitor = self.connection.get_object(sender, child, introspect=False)
        monitor.get_dbus_method(member, MONITOR)(
            *arguments,
            reply_handler=lambda: say(member.lower(), self.name),
            error_handler=lambda problem: say("problem", problem),
        )

    @dbus.service.method(MONITORING, "o", "", sender_keyword="sender")
    def UnregisterMonitor(self, path, sender):
        if not self.monitored or self.monitored[:2] != (sender, path):
            raise error("DoesNotExist", "Does Not Exist")
        self.monitored = None
        say("not-monitoring", self.name)

    @dbus.service.method(ADAPTER, "a{sv}", "")
    def SetDiscoveryFilter(self, options):
        say("filter", self.name, *sorted(f"{key}={value}" for key, value in options.items()))

    @dbus.service.method(ADAPTER, "", "")
    def StartDiscovery(self):
        if not self.powered:
            raise error("NotReady", "Resource Not Ready")
        say("discovering", self.name)

    @dbus.service.method(ADAPTER, "", "")
    def StopDiscovery(self):
        say("not-discovering", self.name)

    @dbus.service.signal(PROPERTIES, "sa{sv}as")
    def PropertiesChanged(self, interface, changed, invalidated):
        pass


class Device(dbus.service.Object):
    @dbus.service.signal(PROPERTIES, "sa{sv}as")
    def PropertiesChanged(self, interface, changed, invalidated):
        pass


class Manager(dbus.service.Object):
    def __init__(self, bus, adapters):
        self.adapters = {}
        super().__init__(bus, "/")
        for text in adapters:
            self.add(text)
        bus.add_signal_receiver(
            self.owner_changed, "NameOwnerChanged", dbus_interface="org.freedesktop.DBus"
        )
        self.device = Device(bus, "/org/bluez/hci0/dev_00_11_22_33_44_55")

    @dbus.service.method(OBJECTS, "", "a{oa{sa{sv}}}")
    def GetManagedObjects(self):
        return {
            dbus.ObjectPath(adapter.path): adapter.interfaces()
            for adapter in self.adapters.values()
        }

    @dbus.service.signal(OBJECTS, "oa{sa{sv}}")
    def InterfacesAdded(self, path, interfaces):
        pass

    @dbus.service.signal(OBJECTS, "oas")
    def InterfacesRemoved(self, path, interfaces):
        pass

    def owner_changed(self, name, old, new):
        for adapter in self.adapters.values():
            if not new and adapter.registered and adapter.registered[0] == name:
                adapter.registered = None
                say("off-air", adapter.name, "left")

    def add(self, text):
        adapter = Adapter(self.connection, text)
        self.adapters[adapter.name] = adapter
        self.InterfacesAdded(adapter.path, adapter.interfaces())

    def command(self, line):
        word, name, *rest = line.split()
        adapter = self.adapters.get(name)
        if word == "add":
            self.add(name)
        elif word == "power":
            adapter.powered = rest[0] == "on"
            adapter.PropertiesChanged(ADAPTER, {"Powered": dbus.Boolean(adapter.powered)}, [])
        elif word == "remove":
            del self.adapters[name]
            adapter.remove_from_connection()
            self.InterfacesRemoved(adapter.path, list(adapter.interfaces()))
        elif word == "release":
            sender, path = adapter.registered
            adapter.registered = None
            client = adapter.connection.get_object(sender, path, introspect=False)
            client.Release(
                dbus_interface=ADVERTISEMENT,
                reply_handler=lambda: say("released", name),
                error_handler=lambda problem: say("problem", problem),
            )
        elif word == "find":
            adapter.to_monitor("DeviceFound", dbus.ObjectPath("/org/bluez/hci0/dev_1"))
        elif word == "mood":
            adapter.mood = rest[0]
        elif word == "see":
            data = dbus.Array([dbus.Byte(byte) for byte in bytes.fromhex(rest[0])], "y")
            seen = dbus.Dictionary({dbus.UInt16(0x4C): data}, "qv")
            self.device.PropertiesChanged("org.bluez.Device1", {"ManufacturerData": seen}, [])
        say("done", line.strip())


def main():
    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    bus = dbus.bus.BusConnection(sys.argv[1])
    manager = Manager(bus, sys.argv[2:])
    bus.request_name("org.bluez")
    say("ready")
    loop = GLib.MainLoop()

    def read(source, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        manager.command(line)
        return True

    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read)
    loop.run()


main()
