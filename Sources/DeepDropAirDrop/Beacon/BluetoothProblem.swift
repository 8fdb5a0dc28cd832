/// Why there is no Bluetooth, or less of it than there could be.
///
/// Never an error: everything else works without.
public enum BluetoothProblem: Sendable, Hashable {
  /// There is no bus on which Bluetooth could be spoken to, for this reason.
  case noBus(String)
  /// BlueZ does not run.
  case noService
  /// BlueZ has no adapter that can do this.
  case noAdapter
  /// Every adapter is switched off.
  case switchedOff
  /// This user may not.
  case notAllowed
  /// BlueZ did not answer in time.
  case noAnswer
  /// BlueZ or the adapter said no, in these words.
  case refused(String)

  /// What is the matter and what would help, without a full stop.
  public var message: String {
    switch self {
    case .noBus(let why): "there is no system bus (\(why))"
    case .noService: "BlueZ does not run, \"systemctl start bluetooth\" starts it"
    case .noAdapter: "there is no Bluetooth adapter that can do it"
    case .switchedOff:
      "the Bluetooth adapter is switched off, \"bluetoothctl power on\" turns it on"
    case .notAllowed: "this user may not use Bluetooth, the group bluetooth may on many systems"
    case .noAnswer: "BlueZ does not answer"
    case .refused(let why): "the adapter refuses (\(why))"
    }
  }
}
