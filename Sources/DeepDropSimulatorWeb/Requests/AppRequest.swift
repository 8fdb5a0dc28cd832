import DeepDropSimulator
import FoundationEssentials

/// An app to install on a device; the Info.plist travels in Base64.
struct AppRequest: Decodable {
  let device: Device.ID
  let infoPlist: Data
}
