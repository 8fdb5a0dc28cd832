import Foundation

// Prints the table; with --check, ends with 1 when a limit is broken.

let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var rows = [try await Row.garbage(in: folder), try await Row.scenarios()]
let receiver = try RunningReceiver(in: folder)
let comparisons =
  [try Comparison.linkFiles(in: folder)] + (try Comparison.processes(in: folder))
  + Comparison.bluetooth(receiver) + (try Comparison.propertyLists())
  + (try Comparison.checks(in: folder))
for comparison in comparisons { rows.append(try await comparison.row()) }
receiver.end()

print(Row.table(rows))
if CommandLine.arguments.contains("--check"), !rows.allSatisfy(\.isWithinLimit) { exit(1) }
