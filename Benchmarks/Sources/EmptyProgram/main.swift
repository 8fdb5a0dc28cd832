import FoundationEssentials

_ = Data()
