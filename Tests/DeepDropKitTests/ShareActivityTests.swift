import DeepDropKit
import Testing

@Suite struct ShareActivityTests {
  @Test(arguments: [
    (ShareActivity.airDrop, "com.apple.UIKit.activity.AirDrop"),
    (.mail, "com.apple.UIKit.activity.Mail"),
    (.message, "com.apple.UIKit.activity.Message"),
    (.copyToPasteboard, "com.apple.UIKit.activity.CopyToPasteboard"),
    (.addToReadingList, "com.apple.UIKit.activity.AddToReadingList"),
    (.postToTwitter, "com.apple.UIKit.activity.PostToTwitter"),
    (.postToFacebook, "com.apple.UIKit.activity.PostToFacebook"),
  ])
  func `an activity has UIKit's raw value`(activity: ShareActivity, rawValue: String) {
    #expect(activity.rawValue == rawValue)
    #expect(ShareActivity(rawValue: rawValue) == activity)
  }

  @Test func `an app's own activity is an activity`() {
    #expect(ShareActivity(rawValue: "com.example.acme.print").rawValue == "com.example.acme.print")
  }
}
