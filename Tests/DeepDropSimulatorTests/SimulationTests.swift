import DeepDropSimulator
import Testing

@Suite struct SimulationTests {}
