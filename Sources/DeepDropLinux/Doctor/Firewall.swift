/// A firewall that shows without privileges that it is on; its rules do not show.
public enum Firewall: Sendable, Hashable {
  /// Ubuntu's, which says so in its settings.
  case ufw
  /// Fedora's and others', which runs as a service.
  case firewalld
  /// Rules of another origin.
  case iptables
}

extension Firewall {
  static func active() -> Firewall? {
    if contents(of: "/etc/ufw/ufw.conf").split(separator: "\n").contains("ENABLED=yes") {
      return .ufw
    }
    if !contents(of: "/run/firewalld.pid").isEmpty { return .firewalld }
    // Readable for root alone: the tables that hold rules.
    let tables =
      contents(of: "/proc/net/ip_tables_names") + contents(of: "/proc/net/ip6_tables_names")
    return tables.split(separator: "\n").contains("filter") ? .iptables : nil
  }
}
