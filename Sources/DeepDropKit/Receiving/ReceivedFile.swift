/// The rule: whose a file is that the system handed over, and who removes it.
///
/// It looks at facts that others found out, so all of it is one table. The name decides nothing but
/// whose the file is: AirDrop renames a second `Gig` to `Gig-2`, and the link is in the content.
struct ReceivedFile: Sendable, Hashable {
  enum Owner: Sendable, Hashable {
    /// It has our extension or type.
    case us

    /// It lost its extension on the way to our Inbox: ours if it holds one of our links.
    case perhapsUs

    case somebodyElse
  }

  let owner: Owner

  /// Whether the file is a copy made for us, which nobody else removes.
  let isCopy: Bool

  /// Judges a file.
  ///
  /// - Parameters:
  ///   - name: The file's name as it came.
  ///   - hasExtension: Whether the name has an extension, any at all.
  ///   - type: The type the system gives the file, if it told us.
  ///   - isInInbox: Whether it lies in our own Inbox.
  ///   - isOpenInPlace: What the system says; `nil` where it says nothing, as in SwiftUI.
  ///   - ours: What the app declares.
  init(
    name: String,
    hasExtension: Bool,
    type: TypeIdentifier?,
    isInInbox: Bool,
    isOpenInPlace: Bool?,
    ours: LinkType
  ) {
    isCopy = isInInbox && isOpenInPlace != true
    owner =
      if ours.claims(fileName: name) {
        .us
      } else if type == ours.identifier {
        .us
      } else if !hasExtension && isInInbox {
        .perhapsUs
      } else {
        .somebodyElse
      }
  }

  /// Whether the file goes once its content is known.
  ///
  /// A malformed one of ours goes too, for nobody else could do anything with it.
  func isRemoved(holdingLink: Bool) -> Bool {
    isCopy && (owner == .us || owner == .perhapsUs && holdingLink)
  }
}
