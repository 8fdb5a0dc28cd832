import CDeepDropCurl
import Glibc

// Free functions, since a closure literal handed to C would carry the isolation of its place.
// Each finds its transfer, which outlives its request, and forwards.

private func transfer(_ context: UnsafeMutableRawPointer?) -> ClientTransfer? {
  guard let context = unsafe context else { return nil }
  return unsafe Unmanaged<ClientTransfer>.fromOpaque(context).takeUnretainedValue()
}

func curlWantsBody(
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let transfer = unsafe transfer(context) else { return Int(CURL_READFUNC_ABORT) }
  return unsafe transfer.read(
    into: UnsafeMutableRawBufferPointer(start: buffer, count: size * count)
  )
}

func curlHasBody(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  guard let transfer = unsafe transfer(context), unsafe transfer.bodyArrived(bytes) else {
    return -1
  }
  return bytes.count
}

func curlHasHeader(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  let line = unsafe String(decoding: bytes, as: UTF8.self)
  guard let transfer = unsafe transfer(context), transfer.headerArrived(line) else { return -1 }
  return bytes.count
}

func curlRewinds(
  _ context: UnsafeMutableRawPointer?,
  _ offset: curl_off_t,
  _ origin: Int32
) -> Int32 {
  guard origin == SEEK_SET, let transfer = unsafe transfer(context),
    transfer.rewind(to: Int(offset))
  else { return CURL_SEEKFUNC_CANTSEEK }
  return CURL_SEEKFUNC_OK
}
