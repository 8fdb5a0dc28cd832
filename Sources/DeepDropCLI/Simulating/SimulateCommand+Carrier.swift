#if os(Linux)
  import DeepDropSimulator

  extension SimulateCommand {
    /// What carries between the devices.
    static let over = Parameter<Simulation.Carrier?>.choice(
      "over",
      "CARRIER",
      among: ["memory": .memory, "loopback": .outside],
      "What carries between the devices: memory, as for a scenario when left out, or AirDrop's real "
        + "protocol on this machine alone, as for the page."
    )
  }
#endif
