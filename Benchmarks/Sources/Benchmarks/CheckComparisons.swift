import DeepDropDeclarations
import Foundation

extension Comparison {
  /// `deepdrop check` as a whole process, against `plutil -lint` on the same files, which only
  /// parses them; and a thousand types against ten times a hundred.
  static func checks(in folder: URL) throws -> [Comparison] {
    let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let deepdrop = programs.appending(path: "deepdrop").path
    let large = folder.appending(path: "Large.plist").path
    try plist(documentTypes: 126, exportedTypes: 96).write(
      toFile: large,
      atomically: true,
      encoding: .utf8
    )
    let thousand = Array(try plist(documentTypes: 1000, exportedTypes: 1000).utf8)
    let hundred = Array(try plist(documentTypes: 100, exportedTypes: 100).utf8)
    var comparisons = [
      Comparison(name: "`deepdrop check`, 126 document types, 96 exports", limit: 3, samples: 31) {
        try launch(deepdrop, ["check", large])
      } other: {
        try launch(plutil, ["-lint", large])
      },
      Comparison(name: "rules on 1,000 types, ten times on 100", limit: 1.5, samples: 15) {
        _ = Checker().check(thousand, as: .sourceInfoPlist)
      } other: {
        for _ in 0..<10 { _ = Checker().check(hundred, as: .sourceInfoPlist) }
      },
    ]
    let corpus = corpus()
    if !corpus.isEmpty {
      let name = "`deepdrop check`, \(corpus.count) Info.plists of public apps"
      comparisons.append(
        Comparison(name: name, limit: 5, samples: 31) {
          try launch(deepdrop, ["check"] + corpus)
        } other: {
          try launch(plutil, ["-lint"] + corpus)
        }
      )
    }
    return comparisons
  }

  private static func plist(documentTypes: Int, exportedTypes: Int) throws -> String {
    var declarations = Declarations()
    declarations.exportedTypes = (0..<exportedTypes).map { number in
      TypeDeclaration(
        identifier: "com.example.acme.type\(number)",
        conformsTo: ["public.data", "public.content"],
        description: "Acme \(number)",
        filenameExtensions: ["acme\(number)"],
        mimeTypes: ["application/vnd.example.acme\(number)"]
      )
    }
    declarations.documentTypes = (0..<documentTypes).map { number in
      // The types beyond those that are exported are declared nowhere: a finding each.
      DocumentType(
        name: "Acme \(number)",
        role: .viewer,
        rank: .owner,
        contentTypes: ["com.example.acme.type\(number)"]
      )
    }
    return try declarations.infoPlist()
  }

  /// Those beside a checkout, where they are to be had.
  private static func corpus() -> [String] {
    let directory = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/plists")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(".plist") }.sorted()
      .map { directory.appending(path: $0).path }
  }

  private static let plutil = "plutil"
}
