#if os(Linux)
  import Testing

  @testable import DeepDropCLI

  @Suite struct ProgressLineTests {
    @Test(
      arguments: [
        (0, 1_000_000_000, 0, "0 % of 1.0 GB"),
        (470, 1000, 100, "47 % of 1.0 KB"),
        (500_000_000, 1_000_000_000, 2000, "50 % of 1.0 GB, 250 MB/s, 2 s left"),
        (1_000_000, 1_000_000_000, 1000, "0 % of 1.0 GB, 1.0 MB/s, 16:39 min left"),
        (1000, 1_000_000_000, 1000, "0 % of 1.0 GB, 1.0 KB/s, days left"),
        (100_000, 1_000_000_000, 1000, "0 % of 1.0 GB, 100 KB/s, 2:46 h left"),
        (1200, 1000, 1000, "100 % of 1.0 KB, 1.2 KB/s, 0 s left"),
        (10, 0, 1000, "100 % of 0 bytes, 10 bytes/s, 0 s left"),
      ] as [(Int64, Int64, Int, String)]
    )
    func `how far it is, how fast, and how long yet`(
      sent: Int64,
      total: Int64,
      milliseconds: Int,
      text: String
    ) {
      let line = ProgressLine(sent: sent, total: total, time: .milliseconds(milliseconds))
      #expect(line.text == text)
    }

    @Test(
      arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 KB"), (9949, "9.9 KB"), (9950, "10 KB"),
        (999_499, "999 KB"), (999_500, "1.0 MB"), (8_589_934_591, "8.6 GB"),
      ] as [(Double, String)]
    )
    func `sizes are short`(bytes: Double, text: String) {
      #expect(ProgressLine.size(bytes) == text)
    }
  }
#endif
