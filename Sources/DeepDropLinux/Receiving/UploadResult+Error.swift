import DeepDropAirDrop
import Glibc

extension UploadResult {
  /// What could not be stored, and whether that is for want of room.
  init(_ error: any Error) {
    let status = (error as? SystemError)?.status
    self = status == ENOSPC || status == EDQUOT ? .diskFull : .notStored
  }
}
