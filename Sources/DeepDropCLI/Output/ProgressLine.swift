#if os(Linux)
  /// How far a transfer is, in one short line.
  struct ProgressLine: Sendable, Hashable {
    /// Bytes that went out, to all receivers together.
    var sent: Int64
    /// Bytes that there are to send, to all receivers together.
    var total: Int64
    /// Since the first byte.
    var time: Duration

    /// `45 % of 1.0 GB, 220 MB/s, 3 s left`; without a rate as long as it would be a guess.
    var text: String {
      let percent = total > 0 ? min(100, Int(Double(sent) / Double(total) * 100)) : 100
      let start = "\(percent) % of \(Self.size(Double(total)))"
      let seconds = time / .seconds(1)
      guard seconds >= 0.5, sent > 0 else { return start }
      let rate = Double(sent) / seconds
      let left = Double(max(0, total - sent)) / rate
      return "\(start), \(Self.size(rate))/s, \(Self.duration(left)) left"
    }

    /// Decimal units, as file managers have them; one decimal below ten.
    static func size(_ bytes: Double) -> String {
      var (value, unit) = (bytes, "bytes")
      for larger in ["KB", "MB", "GB", "TB"] where value >= 999.5 {
        (value, unit) = (value / 1000, larger)
      }
      guard unit != "bytes", value < 9.95 else { return "\(Int(value.rounded())) \(unit)" }
      let tenths = Int((value * 10).rounded())
      return "\(tenths / 10).\(tenths % 10) \(unit)"
    }

    private static func duration(_ seconds: Double) -> String {
      guard seconds < 359_999 else { return "days" }
      let whole = Int(seconds.rounded(.up))
      if whole < 60 { return "\(whole) s" }
      let (minutes, rest) = (whole / 60, whole % 60)
      if minutes < 60 { return "\(minutes):\(rest < 10 ? "0" : "")\(rest) min" }
      return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60) h"
    }
  }
#endif
