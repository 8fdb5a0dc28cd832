import DeepDropAirDrop
import DeepDropKit
import DeepDropPropertyList

extension Simulation {
  /// Who is in a device's picker: in memory, whoever may be seen.
  func receivers(near index: Int) -> [AirDropPicker.Receiver] {
    guard carrier == .memory else { return phones[index].nearby }
    return phones.indices.filter {
      $0 != index && phones[$0].isSeen && phones[index].device.isReachable
    }
    .map { AirDropPicker.Receiver(id: phones[$0].device.id, name: phones[$0].device.name) }
  }

  /// Brings the pickers up to date; how far sends have come stays.
  func refreshPickers() {
    for index in phones.indices where phones[index].device.screens.contains(where: \.isPicker) {
      let near = receivers(near: index)
      phones[index].changePicker { picker in
        picker.receivers = near.map { receiver in
          var receiver = receiver
          let before = picker.receivers.first { $0.id == receiver.id }
          receiver.progress = before?.progress ?? .none
          return receiver
        }
      }
    }
  }

  /// A receiver was picked.
  func send(to receiver: AirDropPicker.Receiver.ID, at index: Int) throws(SimulatorError) {
    guard case .picker(let picker) = phones[index].device.screen,
      let sharing = phones[index].sharing,
      let picked = picker.receivers.first(where: { $0.id == receiver })
    else { throw phones[index].missing("no receiver \(receiver.quoted)") }
    let departure = try phones[index].departure(
      of: sharing,
      to: receiver,
      numbered: lastTransfer + 1
    )
    lastTransfer += 1
    explain(.person, at: index, "\(picked.name.quoted) is picked.")
    phones[index].setProgress(.waiting, of: receiver)
    guard carrier == .memory else {
      departing.yield(departure)
      return
    }
    transfers[departure.id] = Transfer(departure)
    drive(departure.id, .start)
  }

  /// Feeds the sender's machine, and does what it says for as long as nobody has to be waited for.
  func drive(_ number: Int, _ event: SenderMachine.Event) {
    var next: SenderMachine.Event? = event
    while let event = next, let action = transfers[number]?.machine.handle(event) {
      next = perform(action, of: number)
    }
  }

  private func perform(_ action: SenderMachine.Action, of number: Int) -> SenderMachine.Event? {
    guard let transfer = transfers[number] else { return nil }
    switch action {
    case .ignore: return nil
    case .finish(let outcome):
      transfers[number] = nil
      ended(transfer.departure, outcome)
      return nil
    case .discover, .ask, .upload: break
    }
    guard let receiver = try? index(of: transfer.departure.receiver),
      phones[receiver].device.isReachable
    else { return .lost }
    switch action {
    case .discover: return .replied(phones[receiver].discovered)
    case .ask(let body): return ask(body, of: receiver, transfer)
    case .upload(let head):
      return upload(head.transferID, to: receiver, transfer).map { .replied($0) }
    case .finish, .ignore: return nil
    }
  }

  private func ask(
    _ body: [UInt8],
    of receiver: Int,
    _ transfer: Transfer
  ) -> SenderMachine.Event? {
    switch phones[receiver].machine.handle(.ask(body: body, from: transfer.peer), at: time) {
    case .question(let ticket, let request):
      question(request, from: .transfer(transfer.departure.id, ticket), at: receiver)
      return nil
    case .refuse(let refusal):
      explain(.answer, at: receiver, "Nobody is asked: \(refusal.message)")
      return .replied(refusal.reply)
    case .reply(let reply): return .replied(reply)
    case .store, .receive, .missed, .ignore: return nil
    }
  }

  private func upload(_ id: TransferID, to receiver: Int, _ transfer: Transfer) -> Reply? {
    let event = ReceiverMachine.Event.upload(
      transferID: id.description,
      from: transfer.peer
    )
    switch phones[receiver].machine.handle(event, at: time) {
    case .receive(let ticket, let request):
      let result = store(transfer.departure.files, of: request, at: receiver)
      let action = phones[receiver].machine.handle(.uploaded(ticket, result), at: time)
      if case .reply(let reply) = action { return reply }
      return nil
    case .refuse(let refusal): return refusal.reply
    case .reply(let reply): return reply
    case .question, .store, .missed, .ignore: return nil
    }
  }

  /// The types that count are those of the Ask; the bytes are those of the upload.
  private func store(
    _ files: [Departure.File],
    of request: AskRequest,
    at receiver: Int
  ) -> UploadResult {
    do {
      for (file, asked) in zip(files, request.files) {
        try arrive(file.bytes, named: asked.name, type: asked.type, at: receiver)
      }
      return .stored
    } catch {
      return .diskFull
    }
  }

  func ended(_ departure: Departure, _ outcome: SendOutcome) {
    guard let index = try? index(of: departure.device) else { return }
    phones[index].setProgress(outcome.progress, of: departure.receiver)
    explain(.outcome, at: index, outcome.message)
    phones[index].notify(outcome.message)
  }
}
