import DeepDropAirDrop
import DeepDropSimulator

extension SimulationState {
  /// The picture of a question that is open, at `icon/DEVICE/NUMBER`.
  func icon(at path: String) -> FileIcon? {
    for device in devices {
      for case .dialog(let dialog) in device.screens where path == "icon/\(device.id)/\(dialog.id)"
      {
        return dialog.icon
      }
    }
    return nil
  }
}
