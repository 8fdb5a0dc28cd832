/// Why a measurement says nothing.
struct Failure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
