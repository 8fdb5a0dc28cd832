import DeepDropAirDrop
import DeepDropArchive
import Glibc

extension UploadResult {
  /// What keeps something from being stored, as the sender hears of it.
  init(_ error: any Error) {
    if let error = error as? ArchiveError {
      self.init(error)
    } else {
      let status = (error as? SystemError)?.status
      self = status == ENOSPC || status == EDQUOT ? .diskFull : .notStored
    }
  }

  private init(_ error: ArchiveError) {
    self =
      switch error.code {
      case .tooManyMembers, .fileTooLarge, .archiveTooLarge, .pathTooDeep, .nameTooLong: .tooLarge
      case .diskFull: .diskFull
      case .nameExists, .system: .notStored
      default: .badArchive
      }
  }
}
