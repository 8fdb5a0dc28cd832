import DeepDropDeclarations
import DeepDropKit
import Testing

@Suite struct SystemTypesTests {
  @Test func `a type is found without regard to case`() {
    #expect(SystemTypes.current["PUBLIC.Jpeg"]?.conformsTo == ["public.image"])
    #expect(SystemTypes.current["public.markdown"] == nil)
  }

  @Test func `the types of an extension come in the order of the table`() {
    let types = SystemTypes.current.types(withExtension: "MP4")
    #expect(types.map(\.identifier) == ["public.mpeg-4", "public.mpeg-4-audio"])
  }

  @Test func `no type stands twice, and every parent stands in the table`() {
    let declarations = SystemTypes.current.declarations
    #expect(Set(declarations.map { $0.identifier.lowercased() }).count == declarations.count)
    let parents = declarations.flatMap(\.conformsTo)
    #expect(parents.filter { SystemTypes.current[$0] == nil } == [])
  }

  @Test func `identifiers and tags are legal, and tags are in lower case`() throws {
    for type in SystemTypes.current.declarations {
      #expect(try TypeIdentifier(type.identifier).string == type.identifier)
      for tag in type.filenameExtensions + type.mimeTypes { #expect(tag == tag.lowercased()) }
      #expect(type.filenameExtensions.filter { $0.contains(".") } == [])
    }
  }

  /// Two tables say what a file is: what a sender states, and what a receiver makes of it.
  @Test func `the first type of an extension is the one that the core knows`() {
    let extensions = Set(SystemTypes.current.declarations.flatMap(\.filenameExtensions))
    for name in extensions.sorted() {
      guard let known = TypeIdentifier.known(forFilenameExtension: name) else { continue }
      #expect(SystemTypes.current.types(withExtension: name).first?.identifier == known.string)
    }
  }

  @Test func `a table of one's own counts the first of two`() {
    let first = TypeDeclaration(identifier: "com.example.a", conformsTo: ["public.data"])
    let second = TypeDeclaration(identifier: "com.example.A", conformsTo: [])
    #expect(SystemTypes([first, second])["com.example.a"] == first)
  }
}
