// Modules: DeepDropPropertyList DeepDropKit

import DeepDropKit
import DeepDropPropertyList
import FoundationEssentials

/// Reads the input as a link file, writes what was read in each format, and reads that; then makes
/// a name, a type and an app's declarations of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  if let file = try? LinkFile(reading: bytes) { checkRoundTrips(of: file) }

  let title = String(decoding: bytes, as: UTF8.self)
  checkName(of: title)
  if let type = try? TypeIdentifier(title) {
    _ = type.dynamicParents
    for tag in type.dynamicTags {
      guard let again = try? TypeIdentifier(dynamicFor: tag) else { continue }
      precondition(again.dynamicTags.map { $0.value.lowercased() } == [tag.value.lowercased()])
    }
  }
  if let list = try? PropertyList(parsing: bytes, limits: .message) {
    _ = try? LinkType(infoPlist: list)
  }
  return 0
}

private func checkRoundTrips(of file: LinkFile) {
  precondition(file.link.url.absoluteString == file.link.string)
  precondition((try? DeepLink(file.link.string)) == file.link)
  for format in LinkFile.Format.allCases {
    let other = LinkFile(file.link, format: format, title: file.title)
    let again = try? LinkFile(reading: other.bytes)
    precondition(again?.link == file.link && again?.format == format)
    precondition(format != .desktop || again?.title == file.title)
  }
}

private func checkName(of title: String) {
  let name = FileName(title: title, extension: "acmelink").string
  precondition(name.utf8.count <= FileName.maximumLength)
  precondition(name.hasSuffix(".acmelink"))
  let scalars = name.dropLast(".acmelink".count).unicodeScalars
  precondition(!scalars.contains { #"/:\*?"<>|"#.unicodeScalars.contains($0) })
  for end in [scalars.first, scalars.last] as [Unicode.Scalar?] {
    precondition(end != "." && end != " ")
  }
  precondition(FileName(title: name, extension: "acmelink").string == name)
}
