/// Space, tab and the ends of lines: XML 1.0 §2.3.
func isXMLSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
