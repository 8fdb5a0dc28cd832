extension SystemTypes {
  /// Documents, books, mail, passes and links.
  static let document: [TypeDeclaration] = [
    .system(
      "com.adobe.pdf",
      ["public.data", "public.composite-content"],
      ["pdf"],
      mime: ["application/pdf"]
    ),
    .system("com.adobe.postscript", ["public.data"], ["ps"], mime: ["application/postscript"]),
    .system("com.adobe.encapsulated-postscript", ["com.adobe.postscript"], ["eps", "epsf"]),
    .system(
      "org.idpf.epub-container",
      ["public.data", "public.composite-content"],
      ["epub"],
      mime: epub
    ),
    .system("com.apple.ibooks", ["public.data", "public.composite-content"], ["ibooks"]),
    .system("com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"]),
    .system("public.email-message", ["public.data", "public.message"], ["eml"], mime: mail),
    .system("com.apple.mail.email", ["public.email-message"], ["emlx"]),
    .system("public.mbox", ["public.text"], ["mbox"]),

    .system("com.microsoft.word.doc", ["public.data"], ["doc"], mime: ["application/msword"]),
    .system("com.microsoft.word.dot", ["public.data"], ["dot"]),
    .system("com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], ["xls"]),
    .system("com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"], ["ppt"]),
    .system("org.openxmlformats.openxml", ["public.data"]),
    .system(
      "org.openxmlformats.wordprocessingml.document",
      ["org.openxmlformats.openxml", "public.composite-content"],
      ["docx"]
    ),
    .system(
      "org.openxmlformats.spreadsheetml.sheet",
      ["org.openxmlformats.openxml", "public.spreadsheet"],
      ["xlsx"]
    ),
    .system(
      "org.openxmlformats.presentationml.presentation",
      ["org.openxmlformats.openxml", "public.presentation"],
      ["pptx"]
    ),
    .system("org.oasis-open.opendocument", ["public.data", "public.content"]),
    .system("org.oasis-open.opendocument.text", ["org.oasis-open.opendocument"], ["odt"]),
    .system("org.oasis-open.opendocument.spreadsheet", ["org.oasis-open.opendocument"], ["ods"]),
    .system("org.oasis-open.opendocument.presentation", ["org.oasis-open.opendocument"], ["odp"]),
    .system(
      "com.apple.iwork.pages.sffpages",
      ["public.data", "public.composite-content"],
      ["pages"]
    ),
    .system(
      "com.apple.iwork.numbers.sffnumbers",
      ["public.data", "public.spreadsheet"],
      ["numbers"]
    ),
    .system("com.apple.iwork.keynote.sffkey", ["public.data", "public.presentation"], ["key"]),

    .system("com.apple.web-internet-location", ["com.apple.internet-location"], ["webloc"]),
    .system("com.microsoft.internet-shortcut", ["public.data"], ["url"]),
    .system(
      "com.apple.pkpass",
      ["public.data"],
      ["pkpass"],
      mime: ["application/vnd.apple.pkpass"]
    ),
    .system("com.apple.safari.bookmark", ["public.data", "public.bookmark"]),
    .system("com.apple.reality", ["public.data", "public.3d-content"], ["reality"]),
    .system("public.x509-certificate", ["public.data"], ["cer", "crt", "der"]),
    .system("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], mime: ["application/x-pkcs12"]),
    .system("public.truetype-font", ["public.font"]),
    .system("public.truetype-ttf-font", ["public.data", "public.truetype-font"], ["ttf"]),
    .system("public.truetype-collection-font", ["public.data", "public.truetype-font"], ["ttc"]),
    .system("public.opentype-font", ["public.data", "public.font"], ["otf"]),
  ]

  private static let epub = ["application/epub+zip"]
  private static let mail = ["message/rfc822"]
}
