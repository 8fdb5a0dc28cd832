/// What a server has for all its connections: what it shows of itself, and the key of its tickets.
struct ServerSecrets: Sendable {
  let credentials: TLSCredentials
  let ticketKey: TicketKey

  init(_ identity: TLSIdentity) throws(HTTPSError) {
    credentials = try TLSCredentials(identity)
    ticketKey = try TicketKey()
  }
}
