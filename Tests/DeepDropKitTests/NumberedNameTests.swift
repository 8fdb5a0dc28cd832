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

  @Test(arguments: [0, 1, 2, 3, 4, 5, 99, 100, 2047, 2048, 100_000])
  func `of names taken in their order the next is found with few questions`(count: Int) {
    var questions = 0
    let numbered = NumberedName("Gig.acmelink")
    let taken = Set((1...(count + 1)).prefix(count).map(numbered.name))
    let free = numbered.free { name in
      questions += 1
      return taken.contains(name)
    }
    #expect(free == numbered.name(for: count + 1))
    #expect(questions <= 35)
  }

  @Test func `what is free in a gap is free, and where nothing is there is an end`() {
    let numbered = NumberedName("Gig")
    let taken: Set = ["Gig", "Gig-2", "Gig-4", "Gig-8", "Gig-9"]
    #expect(numbered.free(isTaken: taken.contains) == "Gig-10")
    #expect(numbered.free { _ in true } == "Gig-1073741824")
  }
}
