import DeepDropAirDrop

extension Phone {
  /// What the device answers to whoever asks who it is.
  var discovered: Reply {
    guard isSeen else { return Reply(status: 401) }
    let response = DiscoverResponse(computerName: device.name, modelName: "iPhone14,5")
    return Reply(status: 200, body: response.bytes)
  }

  /// Changes the picker, wherever it lies among the screens.
  mutating func changePicker(_ body: (inout AirDropPicker) -> Void) {
    for index in device.screens.indices {
      guard case .picker(var picker) = device.screens[index] else { continue }
      body(&picker)
      device.screens[index] = .picker(picker)
    }
  }

  mutating func setProgress(_ progress: AirDropPicker.Progress, of id: AirDropPicker.Receiver.ID) {
    changePicker { picker in
      guard let index = picker.receivers.firstIndex(where: { $0.id == id }) else { return }
      picker.receivers[index].progress = progress
    }
  }
}

extension Screen {
  var isPicker: Bool {
    if case .picker = self { true } else { false }
  }

  /// Whether it is a step of a share.
  var isSharing: Bool {
    switch self {
    case .shareSheet, .picker: true
    default: false
    }
  }
}
