import DeepDropKit

let link = try DeepLink("acme://e/1?x=%20y")
let name = FileName(title: "AC/DC: Live", extension: "acmelink")
let file = LinkFile(link)
print(name, "holds", file.bytes.count, "bytes")

let received = try LinkFile(reading: file.bytes).link
try LinkPolicy(schemes: ["acme"]).check(received)
print("open", received)
