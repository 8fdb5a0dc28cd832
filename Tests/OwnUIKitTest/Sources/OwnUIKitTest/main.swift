import DeepDropKit
import DeepDropUI
import UIKit

print(Screen("\(try DeepLink("acme://e/1")) on a screen of one's own").text)
