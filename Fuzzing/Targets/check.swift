// Modules: DeepDropPropertyList DeepDropKit DeepDropDeclarations

import DeepDropDeclarations

/// Judges the input as every kind of file, and fixes it: what was fixed has nothing left to fix.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  for kind: SourceKind in [
    .sourceInfoPlist, .builtInfoPlist, .entitlements, .siteAssociation, .swift,
  ] {
    _ = checker.check(bytes, as: kind)
  }
  for kind: SourceKind in [.sourceInfoPlist, .entitlements] {
    guard let fixed = try? checker.fixed(bytes, as: kind) else { continue }
    precondition((try? checker.fixed(fixed, as: kind)) == fixed)
  }
  return 0
}

private let checker: Checker = {
  var checker = Checker()
  checker.definitions = ["A": "1", "B": "$(A)"]
  checker.exportedTypes = []
  return checker
}()
