import Foundation

/// Where the app that runs has its folders; the lab says so before it starts one.
@_spi(Lab) public enum Container {
  @TaskLocal public static var current: URL?
}
