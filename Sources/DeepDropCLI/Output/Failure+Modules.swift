import DeepDropDeclarations
import DeepDropKit
import DeepDropPropertyList

extension Failure {
  init(_ status: ExitStatus, _ subject: String?, _ error: LinkError) {
    self.init(status, subject, error.message.clause)
  }

  init(_ status: ExitStatus, _ subject: String?, _ error: DeclarationError) {
    let place = error.line.map { "line \($0): " } ?? ""
    self.init(status, subject, place + error.message.clause)
  }
}

extension InputFile {
  func failure(_ status: ExitStatus, _ error: PropertyListError) -> Failure {
    let place = error.line.map { "line \($0): " } ?? ""
    return failure(status, place + error.message.clause)
  }
}

extension LinkPolicy {
  /// Refuses a link that is not the app's, with the status for it.
  func check(_ link: DeepLink, from subject: String) throws(Failure) {
    do throws(LinkError) {
      try check(link)
    } catch {
      throw Failure(.refused, subject, error)
    }
  }
}
