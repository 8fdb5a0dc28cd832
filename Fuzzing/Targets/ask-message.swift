// Modules: DeepDropPropertyList DeepDropKit DeepDropAirDrop

import DeepDropAirDrop
import DeepDropKit

/// Reads the input as every message of the protocol, then asks a receiver, which says yes.
///
/// What was read keeps its bounds, and is read back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  if let request = try? DiscoverRequest(parsing: bytes) {
    precondition((try? DiscoverRequest(parsing: request.bytes)) == request)
  }
  if let response = try? DiscoverResponse(parsing: bytes) {
    precondition((try? DiscoverResponse(parsing: response.bytes)) == response)
    checkName(response.computerName)
  }
  if let response = try? AskResponse(parsing: bytes) {
    precondition((try? AskResponse(parsing: response.bytes)) == response)
    checkName(response.computerName)
  }
  if let request = try? AskRequest(parsing: bytes) { check(request) }
  receive(bytes)
  return 0
}

private func check(_ request: AskRequest) {
  precondition(!request.links.isEmpty || !request.files.isEmpty)
  precondition(request.links.count <= AskRequest.maximumCount)
  precondition(request.files.count <= AskRequest.maximumCount)
  for file in request.files {
    precondition(file.name.utf8.count <= AskedFile.maximumNameLength)
    precondition(file.size ?? 0 >= 0)
  }
  checkName(request.computerName)
  precondition((try? AskRequest(parsing: request.bytes)) == request)
}

/// A name is shown: one line, and not too long.
private func checkName(_ name: String?) {
  guard let name else { return }
  precondition(!name.isEmpty && name.count <= 64)
  for scalar in name.unicodeScalars {
    precondition(scalar.properties.generalCategory != .control)
    precondition(!scalar.properties.isBidiControl)
  }
}

private func receive(_ bytes: [UInt8]) {
  var machine = ReceiverMachine(identity: AskResponse(computerName: "Desk", modelName: nil))
  let peer = Peer(address: "fe80::1", connection: "1")
  guard
    case .question(let ticket, let request) = machine.handle(
      .ask(body: bytes, from: peer),
      at: .zero
    )
  else { return }
  switch machine.handle(.answered(ticket, .accept), at: .zero) {
  case .store:
    precondition(!request.links.isEmpty)
    guard case .reply(let reply) = machine.handle(.stored(ticket, .stored), at: .zero) else {
      break
    }
    precondition(reply.status == 200)
  case .reply(let reply):
    precondition(reply.status == 200 && request.links.isEmpty)
  default:
    preconditionFailure("an accepted question is stored or answered")
  }
  let id = request.transferID?.description
  let upload = machine.handle(.upload(transferID: id, from: peer), at: .zero)
  if case .receive = upload {
    precondition(!request.files.isEmpty)
  } else {
    precondition(request.files.isEmpty)
  }
}
