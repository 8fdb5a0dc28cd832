// The receiving app in its smallest form: takes a link out of a file, and goes on with it.
// swift run OpenLink Info.plist Documents/Inbox/Party.acmelink

import DeepDropKit
import DeepDropPropertyList
import Foundation

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count == 2 else { fail(64, "usage: OpenLink INFO-PLIST FILE") }

let declarations = try PropertyList(parsing: [UInt8](Data(contentsOf: arguments[0])))
let receiver = LinkReceiver(
  type: try LinkType(infoPlist: declarations),
  inbox: Inbox(container: URL(filePath: FileManager.default.currentDirectoryPath))
)

switch await receiver.receive(arguments[1]) {
case .link(let link):
  print("Opened \(link)")
case .notOurs, .duplicate:
  fail(1, "\(arguments[1].lastPathComponent) is not for this app.")
case .unreadable(let error), .waiting(let error):
  fail(65, "\(error)")
}

func fail(_ status: Int32, _ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}
