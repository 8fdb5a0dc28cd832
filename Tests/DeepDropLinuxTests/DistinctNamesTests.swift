import Testing

@testable import DeepDropLinux

@Suite struct DistinctNamesTests {
  @Test(arguments: [
    (
      ["Gig.acmelink", "Gig.acmelink", "Gig.acmelink"],
      ["Gig.acmelink", "Gig-2.acmelink", "Gig-3.acmelink"]
    ),
    (["a.txt", "A.TXT"], ["a.txt", "A-2.TXT"]),
    (["a", "a"], ["a", "a-2"]),
    (["a-2", "a", "a"], ["a-2", "a", "a-3"]),
    (["a", "a", "a-2"], ["a", "a-2", "a-3"]),
    ([".a", ".a"], [".a", ".a-2"]),
    (["a.tar.gz", "a.tar.gz"], ["a.tar.gz", "a.tar-2.gz"]),
    (["\u{E9}", "e\u{301}"], ["\u{E9}", "e\u{301}-2"]),
  ])
  func `each name is given once`(names: [String], expected: [String]) {
    var distinct = DistinctNames()
    #expect(names.map { distinct.take($0) } == expected)
  }
}
