import DeepDropAirDrop
import DeepDropHTTPS
import DeepDropLinux
import Synchronization
import Testing

extension Receiving {
  @Suite struct ReceiveRuleTests {
    private let upload = Result { try Samples.upload(["a.txt": "hello"]) }

    @Test func `an upload that nobody accepted is refused, and its body is not read (A09)`()
      async throws
    {
      try await withReceiver { _ in
      } asking: { _ in
        .decline
      } _: { receiver in
        let unasked = try await receiver.connect { try await $0.upload(upload.get()).status }
        #expect(unasked == 401)
        let statuses = try await receiver.connect { connection in
          let answer = try await connection.ask(Samples.ask(files: ["a"])).status
          return [answer, try await connection.upload(upload.get()).status]
        }
        #expect(statuses == [406, 401])
        #expect(try receiver.folder.files == [])
        let reasons = await receiver.log.reports.compactMap(\.reason)
        #expect(reasons == [Refusal.notAsked.message, Refusal.notAsked.message])
      }
    }

    @Test func `an upload needs the identifier of its question, and comes once`() async throws {
      try await withReceiver { receiver in
        let body = try upload.get()
        let ask = try Samples.ask(files: ["a"], id: "ID-1")
        #expect(try await receiver.connect { try await $0.ask(ask).status } == 200)
        for (id, status) in [("ID-2", 401), ("ID-1", 200), ("ID-1", 401)] {
          let answer = try await receiver.connect { try await $0.upload(body, id: id) }
          #expect(answer.status == status)
        }
        #expect(try receiver.folder.files == ["a.txt"])
      }
    }

    @Test func `an upload that comes too late is refused`() async throws {
      try await withReceiver {
        $0.limits.uploadDelay = .milliseconds(50)
      } _: { receiver in
        try await receiver.connect { connection in
          #expect(try await connection.ask(Samples.ask(files: ["a"])).status == 200)
          let reason = try await receiver.log.first { $0.reason }
          #expect(reason == "The files did not come within 0 seconds.")
          #expect(try await connection.upload(upload.get()).status == 401)
        }
        #expect(try receiver.folder.files == [])
      }
    }

    @Test func `after a few declines a sender is declined unasked`() async throws {
      let questions = Mutex(0)
      try await withReceiver {
        $0.limits.declinesPerPeer = 2
      } asking: { _ in
        questions.withLock { $0 += 1 }
        return .decline
      } _: { receiver in
        for _ in 1...5 {
          let status = try await receiver.connect { try await $0.ask(links: ["acme://e/1"]) }
          #expect(status == 406)
        }
        #expect(questions.withLock { $0 } == 2)
        let reasons = await receiver.log.reports.compactMap(\.reason)
        #expect(
          reasons
            == Array(
              repeating: "Its last 2 questions were declined, so nobody was asked again.",
              count: 3
            )
        )
      }
    }

    @Test func `a flood of questions is one question at a time, and few of them (A10, A16)`()
      async throws
    {
      let desk = Mutex((asked: 0, open: 0, most: 0))
      let (gate, opener) = AsyncStream<Void>.makeStream()
      try await withReceiver {
        $0.server.connectionsPerPeer = 64
      } asking: { _ in
        desk.withLock { desk in
          desk.asked += 1
          desk.open += 1
          desk.most = max(desk.most, desk.open)
        }
        for await _ in gate { break }
        desk.withLock { $0.open -= 1 }
        return .decline
      } _: { receiver in
        let statuses = try await withThrowingTaskGroup(of: [Int].self) { group in
          for _ in 0..<20 {
            group.addTask {
              try await receiver.connect { connection in
                var statuses: [Int] = []
                for _ in 0..<25 {
                  statuses.append(try await connection.ask(links: ["acme://e/1"]))
                }
                return statuses
              }
            }
          }
          // The others are turned away while one question is open.
          while await receiver.log.reports.count < 300 {
            try await Task.sleep(for: .milliseconds(20))
          }
          for _ in 0..<16 { opener.yield() }
          return try await group.reduce([], +)
        }
        // Declined, or no room for one more.
        #expect(statuses.count { $0 == 406 || $0 == 503 } == 500)
        #expect(desk.withLock { $0.most } == 1)
        // The limit of declines holds for what was waiting already.
        #expect(desk.withLock { $0.asked } == 3)
      }
    }

    @Test func `a sender that leaves takes its question along, and the next is asked`()
      async throws
    {
      let (asked, asking) = AsyncStream<String>.makeStream()
      let (left, leaving) = AsyncStream<Bool>.makeStream()
      try await withReceiver { _ in
      } asking: { question in
        asking.yield(question.request.computerName)
        guard question.request.computerName == "Leaver" else { return .accept }
        try? await Task.sleep(for: .seconds(30))
        leaving.yield(Task.isCancelled)
        return .accept
      } _: { receiver in
        var questions = asked.makeAsyncIterator()
        let leaver = Task {
          try await receiver.connect {
            try await $0.ask(Samples.ask(links: ["acme://e/1"], from: "Leaver")).status
          }
        }
        #expect(await questions.next() == "Leaver")
        async let answer = receiver.connect { try await $0.ask(links: ["acme://e/2"]) }
        leaver.cancel()
        for await isCancelled in left {
          #expect(isCancelled)
          break
        }
        #expect(await questions.next() == "Laptop")
        let status = try await answer
        #expect(status == 200)
        #expect(try receiver.folder.files == ["acme link.url"])
        let isReported = await receiver.log.reports.contains { report in
          if case .left(let question) = report {
            question.request.computerName == "Leaver"
          } else {
            false
          }
        }
        #expect(isReported)
      }
    }
  }
}
