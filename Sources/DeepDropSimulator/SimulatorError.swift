/// Why something cannot be done with simulated devices; nothing has changed when it is thrown.
public struct SimulatorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of the mistake.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case noDevice
      case duplicateDevice
      case tooManyDevices
      case noApp
      case notAnApp
      case notOnScreen
      case alreadySo
      case cannotShare
      case noDisk
      case syntax
    }

    private let kind: Kind

    /// The name of the code.
    public var description: String { kind.rawValue }

    /// A device that is not there.
    public static let noDevice = Self(kind: .noDevice)
    /// A second device of one identifier.
    public static let duplicateDevice = Self(kind: .duplicateDevice)
    /// One device more than ``Simulation/maximumDevices``.
    public static let tooManyDevices = Self(kind: .tooManyDevices)
    /// An app that is not installed.
    public static let noApp = Self(kind: .noApp)
    /// An Info.plist that does not parse.
    public static let notAnApp = Self(kind: .notAnApp)
    /// Something to tap that the screen does not show.
    public static let notOnScreen = Self(kind: .notOnScreen)
    /// Something that is so already: an app that does not run is not quit.
    public static let alreadySo = Self(kind: .alreadySo)
    /// Something that the app cannot share.
    public static let cannotShare = Self(kind: .cannotShare)
    /// A folder of the simulation's that cannot be written.
    public static let noDisk = Self(kind: .noDisk)
    /// A line of a scenario that is not one.
    public static let syntax = Self(kind: .syntax)
  }

  /// The kind of the mistake.
  public let code: Code
  /// One sentence for people.
  public let message: String

  /// The line of the scenario that is at fault, from 1; nil where no line is.
  public let line: Int?
  /// The column in that line, from 1; each Unicode scalar takes one.
  public let column: Int?

  /// The message.
  public var description: String { message }

  init(_ code: Code, _ message: String, line: Int? = nil, column: Int? = nil) {
    self.code = code
    self.message = message
    self.line = line
    self.column = column
  }
}
