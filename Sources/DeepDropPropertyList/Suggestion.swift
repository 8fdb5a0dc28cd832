extension String {
  /// The word that was probably meant: the one this begins, or the nearest within a third of its
  /// length in edits.
  package func closest(among words: [String]) -> String? {
    // Nobody mistypes a word of this length; the bound keeps the table small.
    guard count <= 40 else { return nil }
    if let longer = words.first(where: { count > 3 && $0.hasPrefix(self) }) { return longer }
    let nearest = words.map { (word: $0, distance: editDistance(Array(self), Array($0))) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, nearest.word.count / 3) else { return nil }
    return nearest.word
  }
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one into the other.
private func editDistance(_ old: [Character], _ new: [Character]) -> Int {
  var rows = [Array(0...new.count)]
  for (i, character) in old.enumerated() {
    var row = [i + 1]
    for (j, candidate) in new.enumerated() {
      let replaced = rows[i][j] + (character == candidate ? 0 : 1)
      var cost = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, character == new[j - 1], old[i - 1] == candidate {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[old.count][new.count]
}
