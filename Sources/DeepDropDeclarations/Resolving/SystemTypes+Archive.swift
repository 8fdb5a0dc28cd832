extension SystemTypes {
  /// Archives and disk images.
  static let archive: [TypeDeclaration] = [
    .system("public.data-archive", ["public.data", "public.archive"]),
    .system("public.zip-archive", ["com.pkware.zip-archive"], ["zip"], mime: ["application/zip"]),
    .system("com.pkware.zip-archive", ["public.data-archive"], ["zip"], mime: ["application/zip"]),
    .system("public.tar-archive", ["public.data-archive"], ["tar"], mime: ["application/x-tar"]),
    .system("public.cpio-archive", ["public.data-archive"], ["cpio"], mime: ["application/x-cpio"]),
    .system("public.bzip2-archive", ["public.data-archive"], ["bz2", "bz"]),
    .system("public.tar-bzip2-archive", ["public.data-archive"], ["tbz2", "tbz"]),
    .system("public.xz-archive", ["public.data-archive"], ["xz"]),
    .system("public.z-archive", ["public.data-archive"], ["z"]),
    .system("org.gnu.gnu-zip-archive", ["public.data-archive"], ["gz", "gzip"], mime: gzip),
    .system("org.gnu.gnu-zip-tar-archive", ["public.data-archive"], ["tgz"]),
    .system("org.7-zip.7-zip-archive", ["public.data-archive"], ["7z"]),
    .system("com.rarlab.rar-archive", ["public.data-archive"], ["rar"]),
    .system("com.apple.archive", ["public.data-archive"], ["aar"]),
    .system("com.apple.binhex-archive", ["public.data-archive"], ["hqx"]),
    .system("com.apple.macbinary-archive", ["public.data-archive"], ["bin"]),
    .system("com.apple.xar-archive", ["public.data-archive"], ["xar"]),
    .system("com.sun.java-archive", ["com.pkware.zip-archive"], ["jar"]),
    .system("com.sun.web-application-archive", ["com.pkware.zip-archive"], ["war"]),
    .system("com.apple.disk-image", ["public.disk-image"]),
    .system("com.apple.disk-image-udif", ["public.data", "com.apple.disk-image"], ["dmg"]),
    .system("public.iso-image", ["public.data", "public.disk-image"], ["iso"]),
  ]

  private static let gzip = ["application/gzip", "application/x-gzip"]
}
