import Testing

@testable import DeepDropLinux

@Suite struct ReceivedNameTests {
  @Test(arguments: [
    ("Gig.acmelink", "Gig.acmelink"), ("Gig .acmelink", "Gig.acmelink"), ("Gig..", "Gig"),
    ("NUL.acmelink", "NUL_.acmelink"), (".bashrc", "bashrc"), ("archive.tar.gz", "archive.tar.gz"),
    ("Report v1.2 (final)", "Report v1.2 (final)"), ("Über.日本", "Über.日本"),
    ("Cafe\u{301}.txt", "Caf\u{E9}.txt"), ("", "Link"), ("...", "Link"),
    ("a\u{7}b\u{202E}.txt", "ab.txt"),
    (String(repeating: "n", count: 300) + ".txt", String(repeating: "n", count: 196) + ".txt"),
  ])
  func `a name is cleaned and keeps its extension (F04, F08)`(sent: String, cleaned: String) {
    #expect(ReceivedName.cleaned(sent).unicodeScalars.elementsEqual(cleaned.unicodeScalars))
  }

  @Test(arguments: ["../../root", "/etc/x", "a/b", "..", "."])
  func `no name is a path (A09, A17)`(sent: String) {
    let name = ReceivedName.cleaned(sent)
    #expect(!name.contains("/"))
    #expect(name != "..")
    #expect(name != ".")
  }

  @Test(arguments: [
    ("Gig-2.acmelink", 2, "Gig-3.acmelink"), ("Gig-9.acmelink", 3, "Gig-11.acmelink"),
    ("Gig-1.acmelink", 2, "Gig-1-2.acmelink"), ("Gig-02.acmelink", 2, "Gig-02-2.acmelink"),
    ("IMG-2024.acmelink", 2, "IMG-2024-2.acmelink"), ("-2.acmelink", 2, "-2-2.acmelink"),
  ])
  func `a count goes on where there is the name it counts`(
    name: String,
    attempt: Int,
    alternative: String
  ) {
    let name = NumberedName(name) { $0 == "Gig.acmelink" }
    #expect(name.alternative(attempt) == alternative)
  }

  @Test(arguments: [
    ("Gig.acmelink", 2, "Gig-2.acmelink"), ("Gig", 3, "Gig-3"), (".x", 2, ".x-2"),
    ("a.tar.gz", 10, "a.tar-10.gz"),
  ])
  func `a name that is taken gets a number`(name: String, attempt: Int, alternative: String) {
    let name = NumberedName(name) { _ in false }
    #expect(name.alternative(attempt) == alternative)
  }
}
