// Modules: DeepDropPropertyList DeepDropKit DeepDropAirDrop

import DeepDropAirDrop

/// Reads the input as what a device advertises; a beacon in it is written as it was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  let messages = ContinuityMessages(manufacturerData: bytes)
  guard let beacon = messages.beacon else { return 0 }
  let written = beacon.manufacturerData
  precondition(written.count == 20)
  precondition(bytes.indices.contains { bytes[$0...].starts(with: written) })
  precondition(ContinuityMessages(manufacturerData: written).beacon == beacon)
  precondition(beacon.contacts.count <= Beacon.maximumContacts)
  // All of a published form is its form and its contacts, but for where gaps are and the last byte.
  if let form = beacon.form {
    precondition(Beacon(form, contacts: beacon.contacts).body.prefix(9) == beacon.body.prefix(9))
  }
  return 0
}
