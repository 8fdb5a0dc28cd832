import Testing

/// One receiver at a time: each has a responder, threads and time limits of its own.
@Suite(.network, .serialized, .timeLimit(.minutes(5))) enum Receiving {}
