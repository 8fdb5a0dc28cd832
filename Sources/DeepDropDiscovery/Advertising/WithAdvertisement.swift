/// Publishes a service while `body` runs, and withdraws it with a goodbye before returning.
///
/// The responder runs in this process, needs no daemon and no privileges, and gets on with an
/// Avahi daemon or any other on the same machine. `body` starts at once: a caller that must be
/// visible first waits for `established`. Failures after that reach `body` through the updates.
///
/// ```swift
/// try await withAdvertisement(advertisement) { updates in
///   for try await status in updates { print(status) }
/// }
/// ```
///
/// - Parameters:
///   - advertisement: what to publish.
///   - scope: where. Interfaces may come and go; a missing one is waited for.
///   - interval: how often it is announced again, at least a second; asked again and again, on a
///     thread of its own. Phones learn of receivers mostly from announcements, and multicast gets
///     lost. Every receiver on the link answers the question of each, so fifty of them feel the
///     difference between three seconds and five.
///   - body: gets the updates; its end, its error or its task's cancellation ends the publishing.
/// - Throws: `responderFailed` when no responder can be started, and what `body` throws.
public func withAdvertisement<Result>(
  _ advertisement: ServiceAdvertisement,
  on scope: NetworkScope = .everywhere,
  announcingEvery interval: @escaping @Sendable () -> Duration = { .seconds(5) },
  _ body: (AdvertisementUpdates) async throws -> Result
) async throws -> Result {
  // Only the latest status matters, so one place in the buffer is enough.
  let (updates, continuation) = AdvertisementUpdates.makeStream(
    bufferingPolicy: .bufferingNewest(1)
  )
  let responder = unsafe try await Responder.open(
    ResponderConfiguration(publishing: advertisement, on: scope)
  ) {
    unsafe Publisher(
      $0,
      advertisement,
      scope,
      interval: interval,
      reporting: continuation
    )
  }
  do {
    let result = try await body(updates)
    await responder.close()
    return result
  } catch {
    await responder.close()
    throw error
  }
}
