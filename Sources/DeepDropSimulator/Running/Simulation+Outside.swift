public import DeepDropAirDrop
public import DeepDropKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What somebody who carries between the devices, and others, tells.
extension Simulation {
  /// Who is near a device now, in the order in which its picker shows them.
  public func found(
    _ receivers: [AirDropPicker.Receiver],
    near device: Device.ID
  ) throws(SimulatorError) {
    phones[try index(of: device)].nearby = receivers
    refreshPickers()
    publish()
  }

  /// Asks a device's owner, and waits for the answer; when the task is cancelled, the sender left.
  public func ask(
    _ request: AskRequest,
    of device: Device.ID
  ) async throws(SimulatorError) -> Answer {
    let index = try index(of: device)
    let id = phones[index].lastDialog + 1
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        question(request, from: .outside(continuation), at: index)
        publish()
      }
    } onCancel: {
      Task { await self.senderLeft(id, device) }
    }
  }

  private func senderLeft(_ id: AcceptDialog.ID, _ device: Device.ID) {
    guard let index = try? index(of: device),
      case .outside(let continuation) = phones[index].askers[id]
    else { return }
    removeQuestion(id, at: index)
    explain(.outcome, at: index, "The sender went away.")
    continuation.resume(returning: .decline)
    publish()
  }

  /// A file has come that was accepted.
  ///
  /// - Parameters:
  ///   - bytes: What is in it.
  ///   - name: Its name.
  ///   - type: The type that the Ask stated, empty where it stated none.
  ///   - device: The device that it came to.
  public func receive(
    _ bytes: [UInt8],
    named name: String,
    type: String,
    at device: Device.ID
  ) async throws(SimulatorError) {
    let index = try index(of: device)
    try arrive(bytes, named: name, type: type, at: index)
    phones[index].listFiles()
    await handOver()
    publish()
  }

  /// A folder has come that was accepted: it is moved to the device's Files.
  public func receive(folder: URL, at device: Device.ID) throws(SimulatorError) {
    try arrive(folder, at: try index(of: device))
    publish()
  }

  /// A link has come that was accepted.
  public func receive(_ link: DeepLink, at device: Device.ID) async throws(SimulatorError) {
    open(link, at: try index(of: device))
    await handOver()
    publish()
  }

  /// A departure has ended.
  public func ended(_ departure: Departure, with outcome: SendOutcome) {
    ended(departure, outcome)
    publish()
  }
}
