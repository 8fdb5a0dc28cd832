import DeepDropKit

/// One line of a scenario.
///
/// A test in Swift uses the values, a file the words of ``Scenario/grammar``: both say the same.
public enum Step: Sendable, Hashable {
  /// A device comes near.
  case device(Device)
  /// The App Store gets an app.
  case stock(DeviceApp)
  /// Somebody does something at a device.
  case act(Act, at: Device.ID)
  /// Something is to be so at a device now.
  case expect(Expectation, at: Device.ID)
}
