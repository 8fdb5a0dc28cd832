internal import DeepDropKit
internal import DeepDropPropertyList

extension Resolver {
  /// What is worth knowing of a file's types and of those who claim them.
  func notes(
    on file: OfferedFile,
    _ types: [DeclaredType],
    _ candidates: [Candidate]
  ) -> [String] {
    var notes: [String] = []
    if let stated = file.type, stated != types[0].identifier {
      notes.append(.overruled(stated, by: types[0]))
    }
    // That the system knows two types for one extension is its own affair.
    if types.count > 1, types.contains(where: { $0.declarer != .system }) {
      notes.append(.severalTypes(types))
    }
    notes += types.flatMap(conflicts)
    if isTied(candidates.filter(\.isEligible)) { notes.append(.tieOfApps) }
    return notes
  }

  /// Declarations of a type, and of what it conforms to, that contradict each other or nobody made.
  private func conflicts(of type: DeclaredType) -> [String] {
    var notes: [String] = []
    if type.declarer == .system {
      notes += apps.filter { $0.exports(type.identifier) }.map {
        .exportedSystemType(type.identifier, by: $0)
      }
    } else {
      notes += apps.filter { $0.exports(type.identifier) }.dropFirst().map {
        .exportedTwice(type.identifier, by: $0)
      }
    }
    if type.declarer != .system, type.declarer != .nobody, type.identifier.isReserved {
      notes.append(.reservedType(type))
    }
    for parent in type.parents where graph[parent] == nil {
      notes.append(.missingParent(parent, of: type))
    }
    return notes
  }

  /// How sure an answer is: where a rule of our own decided, less than what is known of the system.
  func evidence(
    for file: OfferedFile,
    _ types: [DeclaredType],
    _ candidates: [Candidate],
    _ outcome: Resolution.Outcome
  ) -> Evidence {
    var evidence = profile.files
    if types.count > 1, file.type != types[0].identifier, !types[0].precedes(types[1]) {
      evidence = evidence.lowered(because: .undocumentedTypes)
    }
    if outcome.app != nil, isTied(Array(candidates.filter(\.isEligible).prefix(2))) {
      evidence = evidence.lowered(because: .undocumentedApps)
    }
    return evidence
  }

  private func isTied(_ eligible: [Candidate]) -> Bool {
    zip(eligible, eligible.dropFirst()).contains { left, right in
      guard let left = left.claim, let right = right.claim else { return true }
      return Claim.isTied(left, right)
    }
  }

  /// What would make another app open the file, or any.
  func changes(
    for type: DeclaredType,
    _ candidates: [Candidate],
    _ outcome: Resolution.Outcome
  ) -> [String] {
    let eligible = candidates.filter(\.isEligible)
    switch outcome {
    case .landsInFiles(.opens), .opensBrowser, .nobody: return []
    case .opens(let app), .landsInDownloads(.opens(let app)):
      return eligible.first.flatMap { hijack(by: app, $0) }.map { [$0] } ?? []
    case .asks:
      return [.askedForSeveral]
    case .offersStore, .landsInFiles(.nothing), .landsInDownloads(.nothing):
      return [.claimType]
    case .landsInDownloads(.previews):
      return [.claimSystemType(type.identifier)]
    case .landsInFiles(.previews):
      guard type.declarer != .system, !eligible.isEmpty else { return [] }
      return eligible.compactMap { candidate in
        candidate.claim.map { .opensFromFiles(candidate.app, missing(in: $0)) }
      }
    }
  }

  private func hijack(by app: InstalledApp, _ candidate: Candidate) -> String? {
    guard let claim = candidate.claim, claim.distance > 0 else { return nil }
    return .broadClaim(claim, by: app)
  }

  /// What keeps Files from opening the app.
  private func missing(in claim: Claim) -> [String] {
    var missing: [String] = []
    if claim.distance > 0 { missing.append("claims \(claim.fileType) itself") }
    if !claim.ownsFileType { missing.append("exports \(claim.fileType)") }
    if claim.rank != .owner { missing.append("ranks as Owner") }
    if !graph.conforms(claim.fileType, to: .content) {
      missing.append("lets the type conform to public.content")
    }
    return missing
  }
}

extension DeclaredType {
  /// Whether it is documented to count before another: an exported type before an imported one, and
  /// the system's are its own affair.
  fileprivate func precedes(_ other: DeclaredType) -> Bool {
    switch (declarer, other.declarer) {
    case (.exported, .imported), (.system, .system): true
    default: false
    }
  }
}
