#if os(Linux)
  import DeepDropDiscovery
  import DeepDropSimulator

  extension SimulateCommand {
    private static let over = Parameter<Simulation.Carrier?>.choice(
      "over",
      "CARRIER",
      among: ["memory": .memory, "loopback": .outside],
      "What carries between the devices: memory, as for a scenario when left out, or AirDrop's real "
        + "protocol on this machine alone, as for the page."
    )
    private static let interface = Parameter<String?>.option(
      "interface",
      "NAME",
      "The network interface through which others may join by the real protocol, such as eth0; the "
        + "page itself is for this machine's browsers alone."
    )

    static let carrying = [over.form, interface.form]

    /// Where the devices meet by the real protocol; nil for in memory.
    static func scope(
      _ invocation: Invocation,
      otherwise carrier: Simulation.Carrier
    ) throws(Failure) -> NetworkScope? {
      let name = invocation[interface]
      switch invocation[over] ?? (name == nil ? carrier : .outside) {
      case .outside:
        let name = name ?? NetworkAir.loopback
        guard invocation[over] == nil || name == NetworkAir.loopback else {
          throw .usage("simulate", "--over loopback is for this machine alone, not \(name)")
        }
        return try NetworkScope(name, of: "simulate")
      case .memory where name == nil: return nil
      case .memory:
        throw .usage("simulate", "--interface is for the real protocol, not --over memory")
      }
    }
  }
#endif
