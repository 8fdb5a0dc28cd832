extension SystemTypes {
  /// Programs and what belongs to them.
  static let program: [TypeDeclaration] = [
    .system("com.apple.application", ["public.executable"]),
    .system("com.apple.application-file", ["com.apple.application", "public.data"]),
    .system(
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      ["app"]
    ),
    .system("com.apple.application-extension", ["com.apple.bundle"], ["appex"]),
    .system("com.apple.framework", ["com.apple.bundle"], ["framework"]),
    .system("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"]),
    .system("com.apple.generic-bundle", ["com.apple.bundle"], ["bundle"]),
    .system("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"]),
    .system("com.apple.quicklook-generator", ["com.apple.bundle"], ["qlgenerator"]),
    .system("com.apple.metadata-importer", ["com.apple.bundle"], ["mdimporter"]),
    .system("com.apple.installer-package", ["com.apple.package"], ["mpkg"]),
    .system("com.apple.installer-package-archive", ["public.data"], ["pkg"]),
    .system("public.unix-executable", ["public.data", "public.executable"]),
    .system("com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"]),
    .system("com.microsoft.windows-dynamic-link-library", ["public.data"], ["dll"]),
    .system("com.sun.java-class", ["public.data"], ["class"]),
    .system("public.object-code", ["public.data", "public.executable"], ["o"]),
    .system("com.apple.mach-o-binary", ["public.data", "public.executable"]),
    .system("com.apple.xcode.project", ["com.apple.package"], ["xcodeproj"]),
    .system("com.apple.dt.document.workspace", ["com.apple.package"], ["xcworkspace"]),
  ]
}
