internal import DeepDropKit
internal import DeepDropPropertyList

extension Declarations {
  /// Checks that everything here may stand in an Info.plist, before any of it is written.
  ///
  /// Only the grammar is checked: whether the declarations are wise is another matter.
  ///
  /// - Throws: ``DeclarationError/Code/invalidType``, ``DeclarationError/Code/invalidExtension``,
  ///   ``DeclarationError/Code/invalidScheme``, ``DeclarationError/Code/invalidHost``,
  ///   ``DeclarationError/Code/invalidText``, or ``DeclarationError/Code/conflict`` for what is
  ///   there twice; the message names the first input at fault.
  public func validate() throws(DeclarationError) {
    for type in exportedTypes + importedTypes { try type.validate() }
    for type in exportedTypes { try type.validateOwnership() }
    for type in documentTypes { try type.validate() }
    for type in urlTypes { try type.validate() }
    for host in hosts { try check(host: host) }
    if let linkType { try check(typeIdentifier: linkType) }

    try checkUnique((exportedTypes + importedTypes).map(\.identifier))
    try checkUnique(documentTypes.flatMap(\.contentTypes))
    try checkUnique(urlTypes.flatMap(\.schemes))
    try checkUnique(hosts)
  }
}

extension TypeDeclaration {
  fileprivate func validate() throws(DeclarationError) {
    for identifier in [identifier] + conformsTo {
      try check(typeIdentifier: identifier)
    }
    for filenameExtension in filenameExtensions {
      guard FileName.isExtension(filenameExtension) else {
        throw .filenameExtension(filenameExtension)
      }
    }
    for text in [description] + mimeTypes { try check(text: text) }
    for texts in [conformsTo, filenameExtensions, mimeTypes] { try checkUnique(texts) }
  }

  fileprivate func validateOwnership() throws(DeclarationError) {
    guard (try? TypeIdentifier(identifier))?.isReserved == false else {
      throw .reserved(identifier)
    }
  }
}

extension DocumentType {
  fileprivate func validate() throws(DeclarationError) {
    for identifier in contentTypes { try check(typeIdentifier: identifier) }
    try check(text: name)
    try check(text: role?.rawValue)
    try check(text: rank?.rawValue)
  }
}

extension URLType {
  fileprivate func validate() throws(DeclarationError) {
    for scheme in schemes { try check(scheme: scheme) }
    try check(text: name)
    try check(text: role?.rawValue)
  }
}

/// The system compares types, extensions, schemes and hosts without case.
private func checkUnique(_ texts: [String]) throws(DeclarationError) {
  var seen: Set<String> = []
  for text in texts {
    guard seen.insert(text.lowercased()).inserted else { throw .twice(text) }
  }
}

/// Letters, digits, `-` and `.` alone: what a build setting or an underscore would break.
private func check(typeIdentifier: String) throws(DeclarationError) {
  guard (try? TypeIdentifier(typeIdentifier)) != nil else { throw .typeIdentifier(typeIdentifier) }
}

private func check(scheme: String) throws(DeclarationError) {
  guard URLSyntax.isScheme(scheme) else { throw .scheme(scheme) }
}

private func check(host: String) throws(DeclarationError) {
  guard host.isDeclarableHost else { throw .declaredHost(host) }
}

private func check(text: String?) throws(DeclarationError) {
  if let text, !text.isPlain { throw .text(text) }
}

// MARK: Errors

extension DeclarationError {
  static func typeIdentifier(_ text: String) -> Self {
    Self(
      .invalidType,
      "The UTI \(text.quoted) is not legal: it consists of letters, digits, “-” and “.” alone, "
        + "such as com.example.acme.link."
    )
  }

  static func reserved(_ identifier: String) -> Self {
    Self(
      .invalidType,
      "The UTI \(identifier.quoted) cannot be exported: public., dyn. and com.apple. are reserved, "
        + "a type of one's own begins with the app's domain."
    )
  }

  static func filenameExtension(_ text: String) -> Self {
    Self(
      .invalidExtension,
      "The file name extension \(text.quoted) is not legal: it is written without a dot, "
        + "such as acmelink."
    )
  }

  /// A whole link given as a scheme, or an underscore, is ITMS-90158.
  static func scheme(_ text: String) -> Self {
    Self(
      .invalidScheme,
      "The URL scheme \(text.quoted) is not legal: a letter comes first, then letters, digits, "
        + "“+”, “-” and “.”, such as acme."
    )
  }

  static func declaredHost(_ text: String) -> Self {
    Self(
      .invalidHost,
      "The host \(text.quoted) is not a domain name: it is written without scheme, port, path, slash "
        + "and wildcard, such as example.com."
    )
  }

  static func twice(_ text: String) -> Self {
    Self(.conflict, "\(text.quoted) is declared twice: once is enough.")
  }

  static func text(_ text: String) -> Self {
    Self(.invalidText, "The text \(text.quoted) holds a control character: leave it out.")
  }
}
