extension Tool {
  /// The command `deepdrop`: each of its commands is a file in Commands and a line here.
  static let deepdrop = Tool(
    name: "deepdrop",
    version: "0.1.0",
    summary: "Hand a deep link to a nearby device as a small file that opens the right app.",
    commands: [
      DeclareCommand.command,
      CheckCommand.command,
      ResolveCommand.command,
      WrapCommand.command,
      UnwrapCommand.command,
      SimulateCommand.command,
    ] + networkCommands + [
      HelpCommand.command,
      CompletionCommand.command,
      ManualCommand.command,
    ]
  )

  /// What needs the drivers, which only Linux has.
  private static var networkCommands: [Command] {
    #if os(Linux)
      [
        DiscoverCommand.command, SendCommand.command, ReceiveCommand.command,
        DoctorCommand.command,
      ]
    #else
      []
    #endif
  }
}
