import CDeepDropMicrohttpd

// Free functions, since a closure literal handed to C would carry the isolation of its place.
// Each finds its connection's loop, which outlives the daemon that calls, and forwards.

private func loop(_ context: UnsafeMutableRawPointer?) -> ConnectionLoop? {
  guard let context = unsafe context else { return nil }
  return unsafe Unmanaged<ConnectionLoop>.fromOpaque(context).takeUnretainedValue()
}

func connectionChanged(
  _ context: UnsafeMutableRawPointer?,
  _ handle: OpaquePointer?,
  _ socketContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  _ change: MHD_ConnectionNotificationCode
) {
  guard let loop = unsafe loop(context), let handle = unsafe handle else { return }
  switch change {
  case .CONNECTION_NOTIFY_STARTED: unsafe loop.connected(handle)
  case .CONNECTION_NOTIFY_CLOSED: loop.isClosed = true
  @unknown default: break
  }
}

/// Called with the request line; what it returns is the first value of the request's own pointer.
func targetArrived(
  _ context: UnsafeMutableRawPointer?,
  _ target: UnsafePointer<CChar>?,
  _ handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  if let loop = unsafe loop(context), let target = unsafe target {
    loop.target = unsafe String(cString: target)
  }
  return nil
}

func requestArrived(
  _ context: UnsafeMutableRawPointer?,
  _ handle: OpaquePointer?,
  _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?,
  _ version: UnsafePointer<CChar>?,
  _ data: UnsafePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let loop = unsafe loop(context), let handle = unsafe handle, let method = unsafe method,
    let size = unsafe size
  else { return .NO }
  guard loop.exchange != nil else {
    return unsafe loop.requestBegins(handle, method: String(cString: method))
  }
  let count = unsafe size.pointee
  guard count > 0 else { return unsafe loop.requestIsComplete(handle) }
  unsafe loop.bodyArrived(UnsafeRawBufferPointer(start: data, count: count))
  unsafe size.pointee = 0
  return .YES
}

func requestCompleted(
  _ context: UnsafeMutableRawPointer?,
  _ handle: OpaquePointer?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  _ reason: MHD_RequestTerminationCode
) {
  unsafe loop(context)?.requestEnded()
}

func responseWanted(
  _ context: UnsafeMutableRawPointer?,
  _ position: UInt64,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  let endWithError = -2
  guard let loop = unsafe loop(context), let buffer = unsafe buffer else { return endWithError }
  return unsafe loop.fillResponse(UnsafeMutableRawBufferPointer(start: buffer, count: size))
}
