#if os(macOS)
  public import AppKit
  public import DeepDropKit

  extension NSSharingService {
    /// AirDrop, and nothing but AirDrop; `nil` where the Mac has none.
    public static var airDrop: NSSharingService? { NSSharingService(named: .sendViaAirDrop) }

    /// Opens AirDrop's window with the titled file.
    ///
    /// ```swift
    /// NSSharingService.airDrop?.perform(share)
    /// ```
    public func perform(_ share: LinkShare) {
      perform(withItems: [share.item(for: .airDrop)])
    }
  }
#endif
