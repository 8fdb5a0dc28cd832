import Foundation
import Testing

@Suite struct WrapCommandTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    try place.declareAcme()
  }

  private func wrap(
    _ link: String,
    title: String = "Gig",
    _ more: String...
  ) throws -> BuiltCommand.Outcome {
    let arguments = ["wrap", "--app", "Info.plist", "--title", title] + more + ["--", link]
    return try BuiltCommand.run(arguments, in: place.url)
  }

  @Test func `the file is named after the title and holds the link alone`() throws {
    #expect(try wrap("acme://e/1", title: "Jazz night") == .init(output: "Jazz night.acmelink\n"))
    #expect(try place.read("Jazz night.acmelink") == "acme://e/1")
    #expect(try place.files == ["Info.plist", "Jazz night.acmelink"])
  }

  @Test func `a file that is there is never overwritten`() throws {
    try place.write("Gig.acmelink", "mine")
    try place.write("Gig-2.acmelink/folder", "")
    try FileManager.default.createSymbolicLink(
      at: place.url.appending(path: "Gig-3.acmelink"),
      withDestinationURL: place.url.appending(path: "nowhere")
    )
    #expect(try wrap("acme://e/1") == .init(output: "Gig-4.acmelink\n"))
    #expect(try place.read("Gig.acmelink") == "mine")
    #expect(try place.read("Gig-4.acmelink") == "acme://e/1")
  }

  @Test(arguments: [
    (["Covid.acmelink", "Covid-19.acmelink"], "Covid-19", "Covid-19-2"),
    (["Gig-2.acmelink"], "Gig-2", "Gig-2-2"),
  ])
  func `a number of the title's stays`(
    files: [String],
    title: String,
    name: String
  ) throws {
    for file in files { try place.write("in/\(file)", "") }
    let outcome = try wrap("acme://e/1", title: title, "--directory", "in")
    #expect(outcome == .init(output: "in/\(name).acmelink\n"))
  }

  @Test func `several at once all get a name of their own`() throws {
    let outcome = try place.shell(
      """
      for i in 1 2 3 4 5 6 7 8; do
        deepdrop wrap --app Info.plist --title Gig acme://e/$i > path-$i &
      done
      wait
      cat path-* | sort | uniq | wc -l | tr -d ' '
      cat *.acmelink | tr -d '\\n'
      """
    )
    #expect(outcome.output.hasPrefix("8\n"))
    #expect(outcome.output.count == "8\n".count + 8 * "acme://e/1".count)
  }

  @Test(arguments: [
    ("bare", "Gig.acmelink"), ("webloc", "Gig.webloc"), ("url", "Gig.url"),
    ("desktop", "Gig.desktop"),
  ])
  func `each format can be read back`(format: String, name: String) throws {
    #expect(try wrap("acme://e/1", "--format", format) == .init(output: "\(name)\n"))
    #expect(
      try place.run("unwrap", "--app", "Info.plist", name) == .init(output: "acme://e/1\n")
    )
  }

  @Test func `the app may be a bundle of iOS or of a Mac`() throws {
    try place.declareAcme(at: "Phone.app/Info.plist")
    try place.declareAcme(at: "Mac.app/Contents/Info.plist")
    for app in ["Phone.app", "Phone.app/", "Mac.app"] {
      let outcome = try place.run("wrap", "--app", app, "--title", "\(app.count)", "acme://e/1")
      #expect(outcome == .init(output: "\(app.count).acmelink\n"))
    }
  }

  @Test(arguments: [("com.example.acme.link", "acmelink"), ("COM.example.acme.other", "acmeother")])
  func `of an app's several types one is chosen`(type: String, suffix: String) throws {
    try place.declareAcmeWithSecondType()
    #expect(try wrap("acme://e/1", "--type", type) == .init(output: "Gig.\(suffix)\n"))
  }

  @Test func `a directory is part of the path that is printed`() throws {
    try place.write("out/x", "")
    #expect(
      try wrap("acme://e/1", "--directory", "out") == .init(output: "out/Gig.acmelink\n")
    )
    #expect(
      try wrap("acme://e/1", "--directory", "out/") == .init(output: "out/Gig-2.acmelink\n")
    )
  }

  @Test func `one JSON object tells the same`() throws {
    #expect(
      try wrap("acme://e/ü", title: "a\u{202E}\"b", "--json")
        == .init(output: #"{"link":"acme://e/%C3%BC","path":"a＂b.acmelink"}"# + "\n")
    )
  }

  @Test func `a lone dash reads the link`() throws {
    let outcome = try place.run(
      "wrap",
      "--app",
      "Info.plist",
      "--title",
      "Gig",
      "-",
      input: "acme://e/1\n"
    )
    #expect(outcome == .init(output: "Gig.acmelink\n"))
    #expect(try place.read("Gig.acmelink") == "acme://e/1")
  }

  @Test(arguments: [
    (String(repeating: "x", count: 10_000), String(repeating: "x", count: 191) + ".acmelink"),
    ("....", "Link.acmelink"),
    ("\u{202E}\u{2066}\u{200F}", "Link.acmelink"),
    ("", "Link.acmelink"),
    ("-rf", "./-rf.acmelink"),
  ])
  func `any title makes a name`(title: String, path: String) throws {
    #expect(try wrap("acme://e/1", title: title) == .init(output: "\(path)\n"))
  }

  @Test func `no title leaves the directory`() throws {
    try place.write("in/x", "")
    let outcome = try wrap("acme://e/1", title: "../../up", "--directory", "in")
    #expect(outcome.status == 0)
    #expect(try place.files.filter { $0.hasSuffix(".acmelink") }.allSatisfy { $0.hasPrefix("in/") })
    #expect(try place.files.count == 4)
  }
}
