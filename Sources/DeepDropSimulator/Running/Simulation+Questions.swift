import DeepDropAirDrop
import DeepDropKit
import DeepDropPropertyList

extension Simulation {
  /// Puts a question on a screen, on top of whatever is there.
  func question(_ request: AskRequest, from asker: Phone.Asker, at index: Int) {
    phones[index].lastDialog += 1
    let dialog = AcceptDialog(id: phones[index].lastDialog, request: request)
    phones[index].askers[dialog.id] = asker
    phones[index].device.screens.append(.dialog(dialog))
    explain(.ask, at: index, dialog.sentence, request.lines)
    if let app = phones[index].device.apps.first(where: { $0.state == .foreground }) {
      explain(.lifeCycle, at: index, "\(app.name.quoted) becomes inactive behind the dialog.")
    }
  }

  func answer(_ answer: Answer, at index: Int) throws(SimulatorError) {
    guard case .dialog(let dialog) = phones[index].device.screen,
      let asker = phones[index].askers.removeValue(forKey: dialog.id)
    else { throw phones[index].missing("no dialog") }
    phones[index].device.screens.removeLast()
    explain(
      .answer,
      at: index,
      "\(dialog.title.quoted) is \(answer == .accept ? "accepted" : "declined")."
    )
    // The order on a phone: the app is active again before it is handed anything.
    if let app = phones[index].device.apps.first(where: { $0.state == .foreground }) {
      explain(.lifeCycle, at: index, "\(app.name.quoted) becomes active.")
    }
    switch asker {
    case .outside(let continuation):
      continuation.resume(returning: answer)
    case .transfer(let number, let ticket):
      reply(to: number, phones[index].machine.handle(.answered(ticket, answer), at: time), index)
    }
  }

  private func reply(to number: Int, _ action: ReceiverMachine.Action, _ index: Int) {
    switch action {
    case .reply(let reply): drive(number, .replied(reply))
    case .store(let ticket, let request):
      for link in request.links { open(link, at: index) }
      reply(to: number, phones[index].machine.handle(.stored(ticket, .stored), at: time), index)
    case .question, .receive, .refuse, .missed, .ignore: break
    }
  }

  /// A device goes out of reach: whoever waits for it, or for whom it waits, is left.
  func leave(at index: Int) throws(SimulatorError) {
    let (id, name) = (phones[index].device.id, phones[index].device.name.quoted)
    guard phones[index].device.isReachable else {
      throw .alreadySo("\(name) is out of reach already.")
    }
    phones[index].device.isReachable = false
    explain(.person, at: index, "\(name) goes out of reach.")
    for (number, transfer) in transfers.sorted(by: { $0.key < $1.key })
    where transfer.departure.device == id || transfer.departure.receiver == id {
      removeQuestion(of: number)
      drive(number, .lost)
    }
  }

  func comeBack(at index: Int) throws(SimulatorError) {
    guard !phones[index].device.isReachable else {
      throw .alreadySo("\(phones[index].device.name.quoted) is in reach already.")
    }
    phones[index].device.isReachable = true
  }

  /// Takes the question of a transfer off the receiver's screen.
  private func removeQuestion(of number: Int) {
    for index in phones.indices {
      for case (let id, .transfer(number, let ticket)) in phones[index].askers {
        _ = phones[index].machine.handle(.left(ticket), at: time)
        removeQuestion(id, at: index)
      }
    }
  }

  func removeQuestion(_ id: AcceptDialog.ID, at index: Int) {
    phones[index].askers[id] = nil
    phones[index].device.screens.removeAll { screen in
      if case .dialog(let dialog) = screen { dialog.id == id } else { false }
    }
  }
}
