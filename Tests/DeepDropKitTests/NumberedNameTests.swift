import DeepDropKit
import Testing

@Suite struct NumberedNameTests {
  @Test(arguments: [
    ("Gig-2.acmelink", 2, "Gig-3.acmelink"), ("Gig-9.acmelink", 3, "Gig-11.acmelink"),
    ("Gig-1.acmelink", 2, "Gig-1-2.acmelink"), ("Gig-02.acmelink", 2, "Gig-02-2.acmelink"),
    ("IMG-2024.acmelink", 2, "IMG-2024-2.acmelink"), ("-2.acmelink", 2, "-2-2.acmelink"),
    ("Gig-2.acmelink", 1, "Gig-2.acmelink"), ("IMG-2024.acmelink", 1, "IMG-2024.acmelink"),
  ])
  func `a count goes on where there is the name it counts`(
    name: String,
    attempt: Int,
    alternative: String
  ) {
    let numbered = NumberedName(name) { $0 == "Gig.acmelink" }
    #expect(numbered.name(for: attempt) == alternative)
  }

  @Test(arguments: [
    ("Gig.acmelink", 2, "Gig-2.acmelink"), ("Gig", 3, "Gig-3"), (".x", 2, ".x-2"),
    ("a.tar.gz", 10, "a.tar-10.gz"), ("Gig.acmelink", 1, "Gig.acmelink"),
  ])
  func `a name that is taken gets a number`(name: String, attempt: Int, alternative: String) {
    #expect(NumberedName(name).name(for: attempt) == alternative)
  }
}
