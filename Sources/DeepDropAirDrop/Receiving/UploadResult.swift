/// How an upload, or the storing of links, ended on the receiver's side.
public enum UploadResult: Sendable, Hashable {
  /// Whole, and safely stored.
  case stored
  /// The archive is broken, cut short, or tries to leave its folder.
  case badArchive
  /// More bytes or members than the limits allow.
  case tooLarge
  /// The body stopped coming, or came too slowly.
  case stalled
  /// The connection ended, or the receiver did, before all was there.
  case interrupted
  /// The disk has no room for it, or would be left with too little.
  case diskFull
  /// It cannot be stored for another reason.
  case notStored

  /// What the peer is told; iOS shows "failed" for each of them but the first.
  public var reply: Reply {
    switch self {
    case .stored: Reply(status: 200)
    case .badArchive: Reply(status: 422)
    case .tooLarge: .tooLarge
    case .stalled: Reply(status: 408)
    case .interrupted: .busy
    case .diskFull: Reply(status: 507)
    case .notStored: Reply(status: 500)
    }
  }
}
