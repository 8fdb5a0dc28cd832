import DeepDropThreads
import Glibc
import Testing

@testable import DeepDropHTTPS

@Suite(.timeLimit(.minutes(5))) struct TLSIdentityTests {
  private let directory = Samples.scratchDirectory()

  private var file: String { directory + "/identity.pem" }

  private func stored(_ name: String = "example") throws -> TLSIdentity {
    try TLSIdentity.stored(in: directory, commonName: name)
  }

  private static func mode(_ path: String) -> mode_t {
    var status = stat()
    _ = unsafe lstat(path, &status)
    return status.st_mode & 0o777
  }

  private static func names(in directory: String) -> Set<String> {
    guard let stream = unsafe opendir(directory) else { return [] }
    defer { unsafe closedir(stream) }
    var names: Set<String> = []
    while let entry = unsafe readdir(stream) {
      names.insert(
        unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      )
    }
    return names
  }

  private func write(_ bytes: [UInt8], mode: mode_t = 0o600) {
    _ = unsafe unlink(file)
    let number = unsafe open(file, O_WRONLY | O_CREAT, mode)
    _ = unsafe Glibc.write(number, bytes, bytes.count)
    _ = close(number)
  }

  @Test func `it is made once, for our eyes only`() throws {
    let first = try stored()
    let second = try stored("another")
    #expect(first == second)
    #expect(first.path == file)
    #expect(Self.mode(directory) == 0o700)
    #expect(Self.mode(file) == 0o600)
  }

  @Test func `its fingerprint is the certificate's SHA-256`() throws {
    let certificate = try stored().certificate
    #expect(certificate.fingerprint.bytes == GnuTLS.sha256(certificate.der))
    #expect(try Certificate(der: certificate.der) == certificate)
  }

  @Test func `two identities differ in everything`() throws {
    let other = try Samples.identity.get().certificate
    let mine = try stored().certificate
    #expect(mine.fingerprint != other.fingerprint)
    #expect(mine.publicKey != other.publicKey)
  }

  @Test func `who comes at the same time gets the same`() async throws {
    let directory = directory
    let fingerprints = try await withThrowingTaskGroup { group in
      for _ in 0..<6 {
        group.addTask {
          try await BlockingThread.run {
            try TLSIdentity.stored(in: directory, commonName: "x").certificate.fingerprint
          }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(fingerprints.count == 1)
    #expect(Self.names(in: directory) == [".", "..", "identity.pem"])
  }

  @Test func `printing it does not show the key`() throws {
    let identity = try stored()
    var dumped = ""
    dump(identity, to: &dumped)
    let shown = "\(identity)" + String(reflecting: identity) + dumped
    #expect(!shown.contains("PRIVATE"))
    #expect("\(identity)" == "TLSIdentity(\(identity.certificate.fingerprint))")
  }

  @Test(arguments: ["", String(repeating: "n", count: 65), String(repeating: "ü", count: 33)])
  func `a name that no certificate can have is refused`(name: String) throws {
    let error = #expect(throws: HTTPSError.self) { try stored(name) }
    #expect(error?.message == "“\(name)” must have 1 to 64 bytes to name a certificate.")
  }

  @Test(arguments: ["x", "=", "a,b+c", "CN=y", "Anna’s computer"])
  func `any other name is fine`(name: String) throws {
    #expect(throws: Never.self) { try stored(name) }
  }

  @Test(arguments: [[], Array("nonsense".utf8), [UInt8](repeating: 0, count: 100)])
  func `a broken file is refused and kept`(content: [UInt8]) throws {
    _ = try stored()
    write(content)
    let error = #expect(throws: HTTPSError.self) { try stored() }
    #expect(error?.code == .identity)
    #expect(
      error?.message
        == "“\(file)” holds no usable key and certificate; remove it to get new ones."
    )
    #expect(try PrivateDirectory.open(directory).read("identity.pem") == content)
  }

  @Test func `a certificate of another key is refused`() throws {
    let mine = String(decoding: try stored().pem, as: UTF8.self)
    let other = String(decoding: try Samples.identity.get().pem, as: UTF8.self)
    let border = "-----BEGIN CERTIFICATE"
    let key = try #require(mine.firstRange(of: border)).lowerBound
    let certificate = try #require(other.firstRange(of: border)).lowerBound
    write(Array((mine[..<key] + other[certificate...]).utf8))
    let error = #expect(throws: HTTPSError.self) { try stored() }
    #expect(
      error?.message
        == "In “\(file)” the certificate is not the key's; remove it to get new ones."
    )
  }

  @Test func `a file open to others is refused, with the command that helps`() throws {
    let directory = directory + "/Anna's"
    let file = directory + "/identity.pem"
    _ = try TLSIdentity.stored(in: directory, commonName: "example")
    _ = unsafe chmod(file, 0o640)
    let error = #expect(throws: HTTPSError.self) {
      try TLSIdentity.stored(in: directory, commonName: "example")
    }
    #expect(
      error?.message == """
        “\(file)” is open to other users; take their rights away \
        (chmod go= '\(self.directory)/Anna'\\''s/identity.pem').
        """
    )
  }

  @Test func `a directory open to others is refused`() throws {
    _ = try stored()
    _ = unsafe chmod(directory, 0o755)
    #expect(throws: HTTPSError.self) { try stored() }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `another user's file is refused`() throws {
    _ = try stored()
    _ = unsafe chown(file, 65534, 65534)
    let error = #expect(throws: HTTPSError.self) { try stored() }
    #expect(error?.message == "“\(file)” belongs to another user.")
  }

  @Test func `a link in the file's place is refused`() throws {
    _ = try stored()
    _ = unsafe rename(file, directory + "/other.pem")
    _ = unsafe symlink(directory + "/other.pem", file)
    let error = #expect(throws: HTTPSError.self) { try stored() }
    #expect(error?.message == "“\(file)” cannot be read.")
  }

  @Test func `a file in the directory's place is refused`() throws {
    let error = #expect(throws: HTTPSError.self) {
      try TLSIdentity.stored(in: "/dev/null", commonName: "x")
    }
    #expect(error?.message == "The directory “/dev/null” cannot be opened.")
  }

  @Test func `a file too large to be one is not read`() throws {
    _ = try stored()
    write([UInt8](repeating: 32, count: 70_000))
    let error = #expect(throws: HTTPSError.self) { try stored() }
    #expect(error?.message == "“\(file)” is too large to be an identity.")
  }

  @Test func `a relative path is refused`() throws {
    let error = #expect(throws: HTTPSError.self) {
      try TLSIdentity.stored(in: "here", commonName: "x")
    }
    #expect(error?.message == "“here” must be an absolute path.")
  }
}
