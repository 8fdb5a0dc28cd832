import DeepDropAirDrop
import DeepDropSimulator

extension SimulationState {
  /// The picture of a question that is open, at `icon/DEVICE/NUMBER`.
  func icon(at path: String) -> FileIcon? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "icon", let number = Int(parts[2]),
      let device = self[String(parts[1])]
    else { return nil }
    for case .dialog(let dialog) in device.screens where dialog.id == number { return dialog.icon }
    return nil
  }
}
