import DeepDropPropertyList
import Foundation
import Testing

/// What is left of a good file after damage is refused, or read as Foundation reads it.
@Suite(.timeLimit(.minutes(2))) struct MutationTests {
  static let xml = Array(
    """
    \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
    <plist version="1.0"><dict><!-- é --><key>s</key><string>a&amp;&#x41;é<![CDATA[<]]></string>
    <key>i</key><integer>-0x1F</integer><key>r</key><real>-1.5e3</real>
    <key>d</key><date>2013-09-18T17:00:00Z</date><key>b</key><data>AAEC Aw==</data>
    <key>u</key><dict><key>CF$UID</key><integer>5</integer></dict>
    <key>a</key><array><true/><false/><dict/></array></dict></plist>
    """.utf8
  )

  static let binarySample = binary([
    "d6 01 02 03 04 05 06 07 08 09 0a 0b 0c", "51 73", "51 69", "51 72", "51 64", "51 62", "51 61",
    "63 0041 00e9 4e2d", "13 ffffffffffffffe1", "23 c097700000000000", "33 41b7e3f710000000",
    "5f 10 03 414243", "a6 0d 0e 0f 07 07 10", "08", "09", "81 0105", "44 00010203",
  ])

  @Test func `the samples are good`() throws {
    #expect(try PropertyList(parsing: Self.xml) == foundation(reads: Self.xml))
    #expect(try PropertyList(parsing: Self.binarySample) == foundation(reads: Self.binarySample))
  }

  @Test(arguments: [xml, binarySample])
  func `every truncation is refused`(sample: [UInt8]) {
    for length in sample.indices {
      #expect(throws: PropertyListError.self) {
        try PropertyList(parsing: Array(sample[..<length]))
      }
    }
  }

  @Test(arguments: [xml, binarySample])
  func `every flip of a bit is refused or read as Foundation reads it`(sample: [UInt8]) {
    for index in sample.indices {
      for bit in 0..<8 {
        var bytes = sample
        bytes[index] ^= 1 << bit
        guard let list = try? PropertyList(parsing: bytes) else { continue }
        guard let theirs = try? foundation(reads: bytes) else { continue }
        #expect(bytes.indices.contains(list.position.range.lowerBound))
        #expect(list.position.range.upperBound <= bytes.count)
        #expect(list == theirs, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test(arguments: [xml, binarySample])
  func `every other byte in every place neither traps nor hangs`(sample: [UInt8]) {
    for index in sample.indices {
      for byte: UInt8 in [0x00, 0x0F, 0x22, 0x26, 0x3C, 0x3E, 0x5F, 0x6F, 0xAF, 0xDF, 0xFF] {
        var bytes = sample
        bytes[index] = byte
        let list = try? PropertyList(parsing: bytes)
        #expect((list?.position.range.upperBound ?? 0) <= bytes.count)
      }
    }
  }
}
