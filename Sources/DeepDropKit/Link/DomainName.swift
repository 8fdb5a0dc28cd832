extension StringProtocol {
  /// Whether the text is a domain name in ASCII, as far as links go.
  ///
  /// Labels of letters, digits and inner hyphens (RFC 1123 §2.1), each at most 63 bytes, all together
  /// at most 253. Two things go beyond: an underscore, which no registry hands out and DNS carries
  /// all the same (RFC 2181 §11), and the dot of the root at the end.
  package var isDomainName: Bool {
    let name = hasSuffix(".") ? dropLast() : self[...]
    return (1...253).contains(name.utf8.count)
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      }
  }

  /// Whether the text is a host that an app can declare as its own: a registered domain, no
  /// wildcard, no address.
  package var isDeclarableHost: Bool {
    isDomainName && contains(".") && !hasSuffix(".") && !contains("_") && !endsInNumber
  }

  /// Whether a browser takes the name for an IPv4 address: its last label is a number, perhaps a
  /// hexadecimal one (WHATWG URL, “ends in a number”).
  private var endsInNumber: Bool {
    guard let label = split(separator: ".").last?.lowercased() else { return false }
    if label.hasPrefix("0x") { return label.dropFirst(2).allSatisfy(\.isHexDigit) }
    return label.allSatisfy(\.isNumber)
  }
}
