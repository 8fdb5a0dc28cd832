/// A zip archive of files that are stored as they are.
public enum ZipSample {
  /// The bytes of an archive (PKWARE, “.ZIP File Format Specification”).
  public static func bytes(_ files: [(path: String, content: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for (path, content) in files {
      let offset = archive.count
      let name = Array(path.utf8)
      // Version 2.0, names in UTF-8, stored, no time.
      let common =
        little(20, 2) + little(0x0800, 2) + little(0, 2) + little(0, 4)
        + little(Int(checksum(content)), 4) + little(content.count, 4) + little(content.count, 4)
        + little(name.count, 2) + little(0, 2)
      archive += little(0x0403_4B50, 4) + common + name + content
      directory +=
        little(0x0201_4B50, 4) + little(0x0314, 2) + common + little(0, 6)
        + little(0o100_644 << 16, 4) + little(offset, 4) + name
    }
    let count = little(files.count, 2)
    return archive + directory + little(0x0605_4B50, 4) + little(0, 4) + count + count
      + little(directory.count, 4) + little(archive.count, 4) + little(0, 2)
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
