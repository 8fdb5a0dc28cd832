internal import DeepDropKit

extension Resolver {
  /// Which app opens a file that arrives.
  public func resolve(_ file: OfferedFile) -> Resolution {
    let types = graph.types(of: file)
    let candidates = candidates(for: types)
    let outcome = outcome(for: types[0], candidates)
    let lookups = lookups(for: file, countingAs: types[0])
    return Resolution(
      subject: .file(file),
      profile: profile,
      types: types,
      outcome: outcome,
      candidates: candidates,
      lookups: lookups,
      notes: notes(on: file, types, candidates),
      changes: changes(for: types[0], candidates, outcome) + lookups.map(\.change),
      evidence: evidence(for: file, types, candidates, outcome)
    )
  }

  /// The apps that claim one of the types, each by its best claim.
  ///
  /// An app that claims another type than the one that counts comes last, and cannot be chosen: to
  /// the system the file is not of its type.
  private func candidates(for types: [DeclaredType]) -> [Candidate] {
    var candidates: [Candidate] = []
    var rest = apps
    for (place, type) in types.enumerated() {
      let steps = graph.conformance(of: type)
      var found: [(InstalledApp, Claim)] = []
      var others: [InstalledApp] = []
      for app in rest {
        if let claim = claim(of: app, to: type, steps) {
          found.append((app, claim))
        } else {
          others.append(app)
        }
      }
      candidates += found.sorted { Claim.isOrdered($0.1, $1.1) }.map { app, claim in
        candidate(app, claim, losingTo: place == 0 ? nil : types[0])
      }
      rest = others
    }
    return candidates
  }

  private func candidate(
    _ app: InstalledApp,
    _ claim: Claim,
    losingTo winner: DeclaredType?
  ) -> Candidate {
    var reasons = claim.reasons
    if let winner {
      reasons.append("The file counts as \(winner.identifier), \(winner.provenance), instead.")
    }
    return Candidate(
      app: app,
      claim: claim,
      isEligible: claim.isEligible && winner == nil,
      reasons: reasons
    )
  }

  /// The best of an app's claims to a type or to one that it conforms to.
  private func claim(
    of app: InstalledApp,
    to fileType: DeclaredType,
    _ steps: [TypeIdentifier: Int]
  ) -> Claim? {
    var best: (type: TypeIdentifier, distance: Int, rank: HandlerRank?)?
    for document in app.declarations.documentTypes where document.role != .nameOnly {
      for text in document.contentTypes {
        guard let type = try? TypeIdentifier(text), let distance = steps[type] else { continue }
        let key = (document.rank.order, distance)
        if let best, (best.rank.order, best.distance) <= key { continue }
        best = (type, distance, document.rank)
      }
    }
    return best.map { type, distance, rank in
      Claim(
        type: type,
        fileType: fileType.identifier,
        distance: distance,
        rank: rank,
        ownsFileType: fileType.declarer != .system && app.exports(fileType.identifier),
        exportsType: app.exports(type)
      )
    }
  }

  private func outcome(
    for type: DeclaredType,
    _ candidates: [Candidate]
  ) -> Resolution.Outcome {
    let eligible = candidates.filter(\.isEligible)
    switch profile.arrival {
    case .opensOrAsks:
      if eligible.count > 1 { return .asks(eligible.map(\.app)) }
      if let only = eligible.first { return .opens(only.app) }
      return isSystems(type) ? .landsInFiles(.previews) : .offersStore
    case .landsInFiles:
      if let owner = eligible.first(where: opensFromFiles) {
        return .landsInFiles(.opens(owner.app))
      }
      return .landsInFiles(eligible.isEmpty && !isSystems(type) ? .nothing : .previews)
    case .landsInDownloads:
      if let first = eligible.first { return .landsInDownloads(.opens(first.app)) }
      return .landsInDownloads(isSystems(type) ? .previews : .nothing)
    }
  }

  /// Whether the system knows itself what to do with files of the type.
  private func isSystems(_ type: DeclaredType) -> Bool {
    type.declarer == .system && !type.identifier.isGeneric
  }

  /// What lets a tap in Files open the app: exported, conforming to `public.content`, and Owner.
  func opensFromFiles(_ candidate: Candidate) -> Bool {
    guard let claim = candidate.claim, claim.distance == 0, claim.rank == .owner else {
      return false
    }
    return claim.ownsFileType && graph.conforms(claim.fileType, to: .content)
  }
}
