// Modules: DeepDropPropertyList DeepDropKit DeepDropDeclarations

import DeepDropDeclarations

/// Edits the input twice: what the first edit made, the second has nothing to add to.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(unsafe UnsafeBufferPointer(start: start, count: count))
  guard var editor = try? PropertyListEditor(bytes) else { return 0 }
  guard (try? editor.merge(declarations)) != nil else { return 0 }
  let once = editor.bytes
  guard var again = try? PropertyListEditor(once), (try? again.merge(declarations)) != nil else {
    preconditionFailure("what was edited cannot be edited again")
  }
  precondition(again.bytes == once)
  return 0
}

private let declarations: Declarations = {
  var declarations = Declarations()
  declarations.exportedTypes = [
    TypeDeclaration(
      identifier: "com.example.acme.link",
      conformsTo: ["public.data", "public.content"],
      description: "Acme Link",
      filenameExtensions: ["acmelink"],
      mimeTypes: ["application/vnd.example.acme.link"]
    )
  ]
  declarations.documentTypes = [
    DocumentType(
      name: "Acme Link",
      role: .viewer,
      rank: .owner,
      contentTypes: ["com.example.acme.link"]
    )
  ]
  declarations.urlTypes = [
    URLType(name: "com.example.acme", role: .editor, schemes: ["acme", "acme-beta"])
  ]
  declarations.opensInPlace = false
  declarations.hosts = ["example.com"]
  return declarations
}()
