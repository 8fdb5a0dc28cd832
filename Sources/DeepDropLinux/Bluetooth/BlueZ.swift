import DeepDropAirDrop
import DeepDropBus

/// BlueZ's objects and interfaces on the bus, as its documentation spells them.
enum BlueZ {
  static let name = "org.bluez"
  static let adapter = "org.bluez.Adapter1"
  static let device = "org.bluez.Device1"
  static let advertisement = "org.bluez.LEAdvertisement1"
  static let advertisingManager = "org.bluez.LEAdvertisingManager1"
  static let monitor = "org.bluez.AdvertisementMonitor1"
  static let monitorManager = "org.bluez.AdvertisementMonitorManager1"
  static let properties = "org.freedesktop.DBus.Properties"
  static let objectManager = "org.freedesktop.DBus.ObjectManager"

  static let managedObjects = BusMessage(name, "/", objectManager, "GetManagedObjects")

  /// What tells that an adapter, or BlueZ itself, comes, goes or changes.
  static let changes = [
    "sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(name)'",
    "sender='\(name)',interface='\(objectManager)'",
    "sender='\(name)',interface='\(properties)',arg0='\(adapter)'",
  ]

  /// What tells of devices, which only discovery needs.
  static let sightings = "sender='\(name)',interface='\(properties)',arg0='\(device)'"
}

extension BluetoothAdapter {
  /// The adapters among BlueZ's objects.
  static func all(in objects: BusValue) -> [BluetoothAdapter] {
    objects.entries.compactMap { path, interfaces in
      guard let path = path.text, let adapter = interfaces[BlueZ.adapter] else { return nil }
      var ways: Set<Way> = [.discover]
      if interfaces[BlueZ.advertisingManager] != nil { ways.insert(.advertise) }
      if interfaces[BlueZ.monitorManager] != nil { ways.insert(.monitor) }
      return BluetoothAdapter(
        path: path,
        isPowered: adapter["Powered"] == .bool(true),
        ways: ways
      )
    }
  }
}

extension BluetoothMachine.Event {
  /// What a signal means; nothing when it is not about adapters.
  static func events(of signal: BusMessage) -> [Self] {
    switch signal.member {
    case "NameOwnerChanged":
      guard signal.arguments.count == 3, signal.arguments[0].text == BlueZ.name else { return [] }
      return (signal.arguments[1].text == "" ? [] : [.released])
        + (signal.arguments[2].text == "" ? [] : [.changed])
    case "InterfacesAdded":
      let isAdapter = signal.arguments.last?[BlueZ.adapter] != nil
      return isAdapter ? [.changed] : []
    case "InterfacesRemoved":
      guard let path = signal.arguments.first?.text,
        signal.arguments.last?.elements.contains(.string(BlueZ.adapter)) == true
      else { return [] }
      return [.gone(adapter: path)]
    case "PropertiesChanged":
      guard signal.arguments.count == 3, signal.arguments[0].text == BlueZ.adapter,
        let isPowered = signal.arguments[1]["Powered"]
      else { return [] }
      return isPowered == .bool(true) ? [.changed] : [.gone(adapter: signal.path)]
    default: return []
    }
  }
}
