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

  @Test(arguments: [
    (".git", ".git"), (".env.local", ".env.local"), ("a.txt", "a.txt"), ("..", ".Link"),
    ("...", ".Link"), (".", ".Link"), (".a\u{202E}b", ".ab"), (".x.", ".x"), ("..x", ".x"),
  ])
  func `inside a folder a dot in front stays, and is never all of it (F04)`(
    sent: String,
    cleaned: String
  ) {
    #expect(ReceivedName.cleanedInside(sent) == cleaned)
  }

  @Test(arguments: ["../../root", "/etc/x", "a/b", "..", "."])
  func `no name is a path (A09, A17)`(sent: String) {
    let name = ReceivedName.cleaned(sent)
    #expect(!name.contains("/"))
    #expect(name != "..")
    #expect(name != ".")
  }
}
