import DeepDropKit
import Testing

@Suite struct FileNameTests {
  @Test(arguments: [
    // What the file systems reserve (F01, F02, F08).
    ("AC/DC: Live", "AC\u{2215}DC\u{2236} Live"),
    ("a:b", "a\u{2236}b"),
    (#"\*?"<>|"#, "\u{FF3C}\u{FF0A}\u{FF1F}\u{FF02}\u{FF1C}\u{FF1E}\u{FF5C}"),
    ("../../etc/passwd", "\u{2215}..\u{2215}etc\u{2215}passwd"),
    ("50% #1 [a] {b} 'c' & ~$", "50% #1 [a] {b} 'c' & ~$"),
    // Ends and white space (F08).
    ("Gig ", "Gig"),
    ("Gig..", "Gig"),
    (". .hidden. .", "hidden"),
    ("  Summer \t\r\n\u{A0}\u{3000} party\u{2028}tonight\u{2029}", "Summer party tonight"),
    ("a\u{2800}\u{2800}b", "a b"),
    // A mark makes one Character with a dot or a space, yet the file system sees them apart.
    (".\u{301}a", "\u{301}a"),
    ("a.\u{301}.", "a.\u{301}"),
    ("NUL.\u{301}a", "NUL_.\u{301}a"),
    // What cannot be seen.
    ("a\u{0}b\u{7}c\u{7F}d\u{9F}e", "abcde"),
    ("\u{FEFF}gpj.\u{202E}exe\u{202C}\u{200E}\u{2066}\u{2069}\u{61C}\u{AD}", "gpj.exe"),
    ("abc\u{378}d\u{E0041}e\u{3164}f\u{FFFA}g", "abcdefg"),
    ("A\u{200D}B\u{200C}C\u{FE0F}", "ABC"),
    // What joins, varies or tags in its place.
    ("👩‍👩‍👧‍👦 ❤️‍🔥 👋🏽 🏳️‍🌈", "👩‍👩‍👧‍👦 ❤️‍🔥 👋🏽 🏳️‍🌈"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🇩🇪"),
    ("🏴\u{E0067}\u{E0062}\u{E0065}", "🏴"),
    ("🏴\u{E007F}🏴\u{E0067}\u{E007F}", "🏴🏴"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("क्\u{200D}ष र\u{200D}্য", "क्\u{200D}ष र\u{200D}্য"),
    ("\u{200D}می\u{200C}", "می"),
    ("L'été 🎉 Žižkov", "L'été 🎉 Žižkov"),  // F10, F16
    // Devices, which Windows finds by the part before the first dot (F08).
    ("NUL", "NUL_"),
    ("con", "con_"),
    ("Com1.tar", "Com1_.tar"),
    ("LPT\u{B9}", "LPT\u{B9}_"),
    ("AUX .x", "AUX_ .x"),
    ("CONCERT", "CONCERT"),
    ("COM10", "COM10"),
    // Already named as a file (F14).
    ("Gig.acmelink", "Gig"),
    ("Gig.ACMELINK.acmelink", "Gig"),
    ("Gig. .acmelink", "Gig"),
    ("Gig.acmelinks", "Gig.acmelinks"),
    ("2025-03-27-10-00-00.csv", "2025-03-27-10-00-00.csv"),  // S13
  ])
  func `a title becomes a name that reads the same`(title: String, stem: String) {
    let name = FileName(title: title, extension: "acmelink").string
    #expect(scalars(name) == scalars(stem + ".acmelink"))
  }

  @Test(arguments: [
    "", " \n", "...", "\u{200B}\u{202E}", "\u{0}", ".acmelink", "\u{E0041}\u{FE0F}",
  ])
  func `a title of which nothing is left falls back`(title: String) {
    #expect(FileName(title: title, extension: "acmelink").string == "Link.acmelink")
    #expect(FileName(title: title, extension: "acmelink", fallback: "a/b").string == "a∕b.acmelink")
    #expect(FileName(title: title, extension: "acmelink", fallback: "..").string == "Link.acmelink")
  }

  @Test func `decomposed and composed titles give one name`() {  // F04
    let name = FileName(title: "Cafe\u{301} \u{1100}\u{1161}", extension: "acmelink").string
    #expect(scalars(name) == scalars("Caf\u{E9} \u{AC00}.acmelink"))
  }

  @Test func `a long title is cut between characters`() {  // F05
    let name = FileName(title: String(repeating: "漢", count: 100), extension: "acmelink").string
    #expect(name == String(repeating: "漢", count: 63) + ".acmelink")
    #expect(name.utf8.count == 198)
    let family = String(repeating: "👩‍👩‍👧‍👦", count: 20)
    #expect(
      FileName(title: family, extension: "acmelink").string
        == String(repeating: "👩‍👩‍👧‍👦", count: 7) + ".acmelink"
    )
    let exact = String(repeating: "a", count: 191)
    #expect(FileName(title: exact + "b", extension: "acmelink").string == exact + ".acmelink")
  }

  @Test func `a cut leaves no joiner without what it joined`() {
    let stem = String(repeating: "x", count: 200 - ".acmelink".utf8.count - 5) + "\u{6CC}"
    let title = stem + "\u{200C}\u{62E}"
    #expect(
      Array(FileName(title: title, extension: "acmelink").string.unicodeScalars.dropLast(9))
        == Array(stem.unicodeScalars)
    )
  }

  @Test func `a cut leaves no extension before the extension`() {
    let stem = String(repeating: "x", count: 200 - 2 * ".acmelink".utf8.count)
    let title = stem + ".acmelink and more"
    #expect(FileName(title: title, extension: "acmelink").string == stem + ".acmelink")
  }

  @Test func `a cut leaves neither a dot at the end nor a device`() {
    let dots = String(repeating: "a", count: 190) + ". b"
    #expect(
      FileName(title: dots, extension: "acmelink").string
        == String(repeating: "a", count: 190) + ".acmelink"
    )
    let device = "CON " + "e" + String(repeating: "\u{301}", count: 300)
    #expect(FileName(title: device, extension: "acmelink").string == "CON_.acmelink")
    let tail = "NUL." + String(repeating: "a", count: 300)
    let name = FileName(title: tail, extension: "acmelink").string
    #expect(name == "NUL_." + String(repeating: "a", count: 186) + ".acmelink")
  }

  @Test(arguments: [
    ("acmelink", "Gig.acmelink"), (".acmelink", "Gig.acmelink"),
    ("a/b\\c d.e\u{202E}", "Gig.abcde"),
    ("", "Gig"), ("…", "Gig"),
    (String(repeating: "x", count: 99), "Gig." + String(repeating: "x", count: 64)),
  ])
  func `an extension keeps its letters and digits`(extension: String, name: String) {
    #expect(FileName(title: "Gig", extension: `extension`).string == name)
  }

  @Test func `a joiner at the end of a Malayalam word stays`() {
    let name = FileName(title: "അവന്\u{200D} വന്നു", extension: "")
    #expect(Array(name.string.unicodeScalars) == Array("അവന്\u{200D} വന്നു".unicodeScalars))
    #expect(FileName(title: "അവന്\u{200D}", extension: "").string.unicodeScalars.last == "\u{200D}")
    #expect(FileName(title: "Gig\u{200D}", extension: "").string == "Gig")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a title of ten megabytes costs no more than a short one`() {
    let long = String(repeating: "party ", count: 1_700_000)
    let name = FileName(title: long, extension: "acmelink").string
    #expect(name.hasPrefix("party party") && name.utf8.count == 200)
    let marks = "e" + String(repeating: "\u{301}", count: 5_000_000)
    #expect(FileName(title: marks, extension: "acmelink").string == "Link.acmelink")
  }
}

private func scalars(_ text: String) -> [String] {
  text.unicodeScalars.map { String($0.value, radix: 16) }
}
