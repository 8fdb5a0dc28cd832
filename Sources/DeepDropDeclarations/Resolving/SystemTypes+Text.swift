extension SystemTypes {
  /// Text, markup and source code.
  static let text: [TypeDeclaration] = [
    .system("public.text", ["public.data", "public.content"]),
    .system("public.plain-text", ["public.text"], ["txt", "text"], mime: ["text/plain"]),
    .system("public.utf8-plain-text", ["public.plain-text"]),
    .system("public.utf16-plain-text", ["public.plain-text"]),
    .system("public.utf16-external-plain-text", ["public.plain-text"]),
    .system("com.apple.traditional-mac-plain-text", ["public.plain-text"]),
    .system("public.delimited-values-text", ["public.text"]),
    .system(
      "public.comma-separated-values-text",
      ["public.delimited-values-text"],
      ["csv"],
      mime: ["text/csv", "text/comma-separated-values"]
    ),
    .system(
      "public.tab-separated-values-text",
      ["public.delimited-values-text"],
      ["tsv"],
      mime: ["text/tab-separated-values"]
    ),
    .system("public.utf8-tab-separated-values-text", ["public.tab-separated-values-text"]),
    .system("public.rtf", ["public.text"], ["rtf"], mime: ["text/rtf", "application/rtf"]),
    .system("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"]),
    .system("com.apple.flat-rtfd", ["public.data", "public.composite-content"]),
    .system("public.html", ["public.text"], ["html", "htm", "shtml"], mime: ["text/html"]),
    .system("public.xhtml", ["public.xml"], ["xhtml", "xht"], mime: ["application/xhtml+xml"]),
    .system("public.css", ["public.text"], ["css"], mime: ["text/css"]),
    .system("public.xml", ["public.text"], ["xml"], mime: ["application/xml", "text/xml"]),
    .system("public.json", ["public.text"], ["json"], mime: ["application/json"]),
    .system("public.geojson", ["public.json"], ["geojson"], mime: ["application/geo+json"]),
    .system("public.yaml", ["public.text"], ["yml", "yaml"], mime: ["application/x-yaml"]),
    .system("public.log", ["public.text"]),
    .system("net.daringfireball.markdown", ["public.text"], ["md", "markdown"]),
    .system("com.apple.property-list", ["public.data"], ["plist"]),
    .system("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"]),
    .system("com.apple.binary-property-list", ["com.apple.property-list"]),
    .system("com.apple.ascii-property-list", ["com.apple.property-list"]),
    .system("com.apple.xcode.strings-text", ["public.text"], ["strings"]),
    .system("com.apple.configprofile", ["public.data"], ["mobileconfig"]),
    .system("public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], mime: vcard),
    .system(
      "com.apple.ical.ics",
      ["public.text", "public.calendar-event"],
      ["ics", "ifb"],
      mime: ["text/calendar"]
    ),
    .system(
      "com.apple.ical.vcs",
      ["public.text", "public.calendar-event"],
      ["vcs"],
      mime: ["text/x-vcalendar"]
    ),

    .system("public.source-code", ["public.plain-text"]),
    .system("public.c-source", ["public.source-code"], ["c"]),
    .system("public.c-header", ["public.source-code"], ["h"]),
    .system("public.objective-c-source", ["public.source-code"], ["m"]),
    .system("public.c-plus-plus-source", ["public.source-code"], ["cp", "cpp", "cc", "cxx"]),
    .system("public.c-plus-plus-header", ["public.source-code"], ["hh", "hpp", "hxx"]),
    .system("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"]),
    .system("public.swift-source", ["public.source-code"], ["swift"]),
    .system("public.assembly-source", ["public.source-code"], ["s"]),
    .system("com.sun.java-source", ["public.source-code"], ["java", "jav"]),
    .system("public.script", ["public.source-code"]),
    .system("public.shell-script", ["public.script"], ["sh", "command"]),
    .system("public.bash-script", ["public.shell-script"], ["bash"]),
    .system("public.zsh-script", ["public.shell-script"], ["zsh"]),
    .system("public.csh-script", ["public.shell-script"], ["csh"]),
    .system("public.ksh-script", ["public.shell-script"], ["ksh"]),
    .system("public.perl-script", ["public.shell-script"], ["pl", "pm"]),
    .system("public.python-script", ["public.shell-script"], ["py"]),
    .system("public.ruby-script", ["public.shell-script"], ["rb", "rbw"]),
    .system("public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4"]),
    .system("com.netscape.javascript-source", ["public.source-code"], ["js"], mime: javascript),
    .system("com.apple.applescript.text", ["public.script"], ["applescript"]),
    .system("com.apple.applescript.script", ["public.data", "public.script"], ["scpt"]),
    .system("public.patch-file", ["public.text"], ["patch", "diff"]),
    .system("public.make-source", ["public.script"], ["mk"]),
  ]

  private static let vcard = ["text/vcard", "text/directory", "text/x-vcard"]
  private static let javascript = ["text/javascript", "application/javascript"]
}
