import CDeepDropAvahi

/// Owns an `AvahiSEntryGroup`: records that are published and withdrawn together.
@safe final class EntryGroup {
  private let group: OpaquePointer
  private let changed: (AvahiEntryGroupState) -> Void

  /// - Parameter changed: called on Avahi's thread; may not drop this object.
  init?(_ server: OpaquePointer, changed: @escaping (AvahiEntryGroupState) -> Void) {
    self.changed = changed
    // A placeholder callback owner cannot be passed before `self` is whole, so it is set after.
    guard let group = unsafe avahi_s_entry_group_new(server, entryGroupChanged, nil) else {
      return nil
    }
    unsafe self.group = unsafe group
    // Unretained: the group dies with this object.
    unsafe avahi_s_entry_group_set_data(group, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    // The goodbye is queued here and sent by the loop, or at the latest with the server's end.
    unsafe avahi_s_entry_group_free(group)
  }

  var state: AvahiEntryGroupState {
    unsafe avahi_s_entry_group_get_state(group)
  }

  /// Removes all records and commits what `add` puts in their place.
  func replace(_ add: (OpaquePointer) -> Int32) -> Int32 {
    unsafe avahi_s_entry_group_reset(group)
    let added = unsafe add(group)
    return added < 0 ? added : unsafe avahi_s_entry_group_commit(group)
  }

  fileprivate func stateChanged(_ state: AvahiEntryGroupState) {
    changed(state)
  }
}

private func entryGroupChanged(
  _: OpaquePointer?,
  _: OpaquePointer?,
  _ state: AvahiEntryGroupState,
  _ userdata: UnsafeMutableRawPointer?
) {
  guard let userdata = unsafe userdata else { return }
  unsafe Unmanaged<EntryGroup>.fromOpaque(userdata).takeUnretainedValue().stateChanged(state)
}
