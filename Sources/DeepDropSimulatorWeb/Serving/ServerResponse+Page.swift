import DeepDropAirDrop
import DeepDropHTTPS
import FoundationEssentials

extension ServerResponse {
  /// A file of the page, which stays what it is: another run has another address.
  static func asset(_ asset: Asset) -> Self {
    Self(status: 200, type: asset.mediaType, caching: "private, max-age=600", .bytes(asset.bytes))
  }

  /// A value as JSON.
  static func json(_ value: some Encodable, status: Int = 200) -> Self {
    Self(status: status, type: "application/json", .bytes(value.json))
  }

  /// A stranger's picture under the type of its first bytes, which is to be nothing but a picture.
  static func picture(_ icon: FileIcon) -> Self {
    var response = Self(status: 200, type: icon.format.mediaType, .bytes(Array(icon.data)))
    response.fields["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return response
  }

  /// What is wrong, in one sentence.
  static func failure(_ status: Int, _ message: String) -> Self {
    json(["message": message], status: status)
  }

  /// A method that means nothing here.
  static func notAllowed(_ method: String) -> Self {
    var response = failure(405, "\(method) is neither GET nor POST.")
    response.fields["Allow"] = "GET, POST"
    return response
  }

  /// What is wrong, for whoever looks at the address with a browser; a stranger keeps no connection.
  static func refusal(_ message: String) -> Self {
    var refusal = Self(status: 403, type: "text/plain; charset=utf-8", .bytes(Array(message.utf8)))
    refusal.fields.append("Connection", "close")
    return refusal
  }

  /// A stream that a page follows.
  static func events(_ write: @escaping @Sendable (ResponseWriter) async throws -> Void) -> Self {
    Self(status: 200, type: "text/event-stream", .stream(write))
  }

  /// Nothing is embedded or loaded from elsewhere, and no text becomes markup or script.
  private init(status: Int, type: String, caching: String = "no-store", _ body: Body) {
    var fields: HTTPFields = [
      "Content-Type": type,
      "Cache-Control": caching,
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    ]
    // A policy is that of a page: what the page loads has none of its own.
    if type.hasPrefix("text/html") {
      fields["Content-Security-Policy"] = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
        connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
        require-trusted-types-for 'script'; trusted-types 'none'
        """
      fields["Cross-Origin-Opener-Policy"] = "same-origin"
      fields["Referrer-Policy"] = "no-referrer"
    }
    self.init(status: status, fields: fields, body: body)
  }
}

extension Encodable {
  /// The value as JSON on one line.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("what a page is told holds texts, numbers and lists of them")
    }
    return Array(data)
  }
}
