#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What tests have to know of `swift test --sanitize address`.
package enum Sanitizer {
  /// Whether the address sanitizer is in this process: it needs more stack and address space than
  /// some tests leave.
  package static let isOn = unsafe dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil
}

/// Leaks of the toolchain's Foundation that our tests meet, a frame each: a page when it reads an
/// empty file; what it made of a binary property list before it saw that the rest is malformed; a
/// weak reference for each process it runs and for each pipe it waits at; what its requests leave,
/// and curl beneath them, which no module of ours links.
///
/// The last is none: what begins a global (`WZ`) is kept, but in an enum whose case stands in spare
/// bits of the pointer, where the sanitizer sees none.
///
/// The leak sanitizer calls this by its name.
@_cdecl("__lsan_default_suppressions")
func leaksOfFoundation() -> UnsafePointer<UInt8> {
  let suppressions: StaticString = """
    leak:readBytesFromFile
    leak:_CFPropertyListCreateWithData
    leak:Foundation7ProcessC3run
    leak:Foundation10FileHandleC7monitor
    leak:FoundationNetworking
    leak:libcurl
    leak:_WZ$

    """
  return unsafe suppressions.utf8Start
}
