/// Keeps one use of Bluetooth going, a beacon on the air or an ear for others': event in, one
/// action out.
///
/// It takes the first adapter that is on and willing, turns to another when that one goes away,
/// and ends what it began whatever happens. A problem is told once; after that it waits for a
/// change without a word.
public struct BluetoothMachine: Sendable, Hashable {
  /// One adapter, used one way.
  public struct Use: Sendable, Hashable {
    /// The adapter's name on the bus.
    public let adapter: String
    /// How it is used.
    public let way: BluetoothAdapter.Way
  }

  /// What happened.
  public enum Event: Sendable, Hashable {
    /// Bluetooth is wanted.
    case start
    /// The answer to ``Action/find``.
    case adapters([BluetoothAdapter])
    /// ``Action/begin(_:)`` worked.
    case begun
    /// What was asked for last failed.
    case failed(BluetoothProblem)
    /// An adapter or BlueZ itself came, or is otherwise not what it was.
    case changed
    /// BlueZ gave up what had begun, or is gone.
    case released
    /// This adapter is gone.
    case gone(adapter: String)
    /// The answer to ``Action/end(_:)``, of whatever kind.
    case ended
    /// Bluetooth is not wanted any more.
    case stop
    /// The bus is gone, and all that was asked on it.
    case lost
  }

  /// What to do.
  public enum Action: Sendable, Hashable {
    /// List the adapters.
    case find
    /// Begin to use an adapter.
    case begin(Use)
    /// End that.
    case end(Use)
    /// Do nothing until something happens; the owner has not heard of this problem yet.
    case wait(BluetoothProblem?)
    /// It is over, and nothing is in use.
    case finish
  }

  private enum State: Hashable {
    case idle, finding, waiting, ending, finished
    case trying(Use, rest: ArraySlice<Use>)
    case using(Use)
  }

  /// A BlueZ that gives up again and again is left alone until something changes.
  private static let maximumReleases = 4

  private let ways: [BluetoothAdapter.Way]
  private var state = State.idle
  /// Whether what was listed is no longer so.
  private var isStale = false
  private var hasToldProblem = false
  private var releases = 0

  /// Begins idle.
  ///
  /// - Parameter ways: how adapters may be used, the best first.
  public init(_ ways: [BluetoothAdapter.Way]) { self.ways = ways }

  /// Takes an event.
  public mutating func handle(_ event: Event) -> Action {
    switch (state, event) {
    case (.finished, _): return .finish
    case (_, .lost): return finish()
    case (.idle, .start): return find()
    case (.finding, .adapters(let adapters)), (.waiting, .adapters(let adapters)):
      return choose(among: adapters)
    case (.finding, .failed(let problem)): return wait(problem)
    case (.finding, .changed), (.waiting, .changed): return find()
    case (.trying(let use, _), .begun):
      state = .using(use)
      return .wait(nil)
    case (.trying, .changed):
      isStale = true
      return .wait(nil)
    case (.trying(_, let rest), .failed(let problem)):
      return begin(rest) ?? (isStale ? find() : wait(problem))
    case (.using(let use), .gone(let adapter)) where use.adapter == adapter: return findAgain()
    case (.using, .released): return findAgain()
    case (.trying(let use, _), .stop), (.using(let use), .stop):
      state = .ending
      return .end(use)
    case (.ending, .ended), (.ending, .released): return finish()
    case (.idle, .stop), (.finding, .stop), (.waiting, .stop): return finish()
    case (.idle, _), (.finding, _), (.waiting, _), (.trying, _), (.using, _), (.ending, _):
      return .wait(nil)
    }
  }

  private mutating func find() -> Action {
    state = .finding
    isStale = false
    return .find
  }

  private mutating func findAgain() -> Action {
    releases += 1
    return releases > Self.maximumReleases ? wait(nil) : find()
  }

  private mutating func choose(among adapters: [BluetoothAdapter]) -> Action {
    let able = adapters.filter { !$0.ways.isDisjoint(with: ways) }
    let willing = able.filter(\.isPowered).sorted { $0.path < $1.path }
    let uses = ways.flatMap { way in
      willing.filter { $0.ways.contains(way) }.map { Use(adapter: $0.path, way: way) }
    }
    return begin(uses[...]) ?? wait(able.isEmpty ? .noAdapter : .switchedOff)
  }

  private mutating func begin(_ uses: ArraySlice<Use>) -> Action? {
    guard let first = uses.first else { return nil }
    state = .trying(first, rest: uses.dropFirst())
    return .begin(first)
  }

  private mutating func wait(_ problem: BluetoothProblem?) -> Action {
    state = .waiting
    guard let problem, !hasToldProblem else { return .wait(nil) }
    hasToldProblem = true
    return .wait(problem)
  }

  private mutating func finish() -> Action {
    state = .finished
    return .finish
  }
}
