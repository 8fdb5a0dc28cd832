import DeepDropAirDrop
import DeepDropKit
import Foundation
import Testing

@Suite struct FileIconTests {
  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE1], FileIcon.Format.jpeg, "image/jpeg"),
      (
        [0xFF, 0x4F, 0xFF, 0x51, 0x00, 0x29, 0x00, 0x00, 0, 0, 1, 0, 0, 0, 0, 1], .jpeg2000,
        "image/jp2"
      ),
      (
        [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
          + [0x00, 0x00, 0x00, 0x14, 0x66, 0x74, 0x79, 0x70], .jpeg2000, "image/jp2"
      ),
      (
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48]
          + [0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 1], .png, "image/png"
      ),
    ] as [([UInt8], FileIcon.Format, String)]
  )
  func `a picture is told by its first bytes (N07)`(
    bytes: [UInt8],
    format: FileIcon.Format,
    mediaType: String
  ) throws {
    let icon = try FileIcon(Data(bytes + [1, 2, 3]))
    #expect(icon.format == format)
    #expect(icon.format.mediaType == mediaType)
    #expect(icon.data == Data(bytes + [1, 2, 3]))
    for count in 0..<bytes.count {
      #expect(throws: AirDropError.self) { try FileIcon(Data(bytes.prefix(count))) }
    }
  }

  @Test(
    arguments: [
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xFF], [0xFF, 0xD8, 0xFF, 0x3C],
      [0xFF, 0x4F, 0xFF, 0x51, 0x00, 0x29, 0x00, 0x00, 0, 0, 0, 0, 0, 0, 0, 1],
      [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
        + [0x00, 0x00, 0x00, 0x14, 0x66, 0x72, 0x65, 0x65],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48]
        + [0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 0],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x44]
        + [0x41, 0x54, 0, 0, 1, 0, 0, 0, 0, 1],
    ] as [[UInt8]]
  )
  func `a signature makes no picture (N07)`(bytes: [UInt8]) {
    let error = #expect(throws: AirDropError.self) { try FileIcon(Data(bytes)) }
    #expect(error?.code == .unknownPicture)
  }

  @Test(arguments: ["", "GIF89a", "<svg onload='alert(1)'/>", "%PDF-1.7", "RIFF....WEBP"])
  func `what is no such picture is refused`(text: String) {
    let error = #expect(throws: AirDropError.self) { try FileIcon(Data(text.utf8)) }
    #expect(error?.code == .unknownPicture)
    #expect(error?.message == "The picture is neither PNG, JPEG nor JPEG 2000.")
  }

  @Test func `a picture has an end`() throws {
    let longest = Data([0xFF, 0xD8, 0xFF, 0xE0]) + Data(count: FileIcon.maximumLength - 4)
    #expect(try FileIcon(longest).data.count == FileIcon.maximumLength)
    let error = #expect(throws: AirDropError.self) { try FileIcon(longest + [0]) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.message == "The picture is longer than 262144 bytes.")
  }

  @Test func `an Ask with the longest picture and the most files is one that is read`() throws {
    let type = try TypeIdentifier("com.example.acme.link")
    let files = (1...AskRequest.maximumCount).map { number in
      let title = "\(number)" + String(repeating: "a", count: 300)
      let name = FileName(title: title, extension: "acmelink")
      return AskedFile(name: name, type: type, size: 1 << 32 + Int64(number))
    }
    var request = AskRequest(
      from: SenderIdentity(computerName: "Ann", id: ServiceID(random: 1)),
      links: [],
      files: files,
      transferID: try #require(TransferID("1"))
    )
    request.icon = Data([0xFF, 0xD8, 0xFF, 0xE0]) + Data(count: FileIcon.maximumLength - 4)
    let bytes = request.bytes
    let limit = try #require(Route.ask.maximumBodyLength)
    #expect(bytes.count <= limit)
    #expect(try AskRequest(parsing: bytes) == request)
  }
}
