// The receiving app in its smallest form: takes a link out of a file, and goes on with it.
// swift run OpenLink Info.plist Documents/Inbox/Party.acmelink

import DeepDropKit
import DeepDropPropertyList
import Foundation

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count == 2 else { exit(64) }

let declarations = try PropertyList(parsing: [UInt8](Data(contentsOf: arguments[0])))
let receiver = LinkReceiver(
  type: try LinkType(infoPlist: declarations),
  inbox: Inbox(container: URL(filePath: FileManager.default.currentDirectoryPath))
)

switch await receiver.receive(arguments[1]) {
case .link(let link):
  print("Opened \(link)")
case .notOurs, .duplicate:
  exit(1)
case .unreadable(let error), .waiting(let error):
  print(error)
  exit(65)
}
