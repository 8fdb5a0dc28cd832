extension SystemTypes {
  /// Pictures.
  static let image: [TypeDeclaration] = [
    .system("public.image", ["public.data", "public.content"]),
    .system("public.jpeg", ["public.image"], ["jpg", "jpeg", "jpe"], mime: ["image/jpeg"]),
    .system("public.jpeg-2000", ["public.image"], ["jp2", "jpf", "jpx"], mime: ["image/jp2"]),
    .system("public.png", ["public.image"], ["png"], mime: ["image/png"]),
    .system("public.heif-standard", ["public.image"]),
    .system("public.heif", ["public.heif-standard"], ["heif"], mime: ["image/heif"]),
    .system("public.heic", ["public.heif-standard"], ["heic"], mime: ["image/heic"]),
    .system("public.tiff", ["public.image"], ["tiff", "tif"], mime: ["image/tiff"]),
    .system("public.svg-image", ["public.image"], ["svg", "svgz"], mime: ["image/svg+xml"]),
    .system("public.camera-raw-image", ["public.image"]),
    .system("public.xbitmap-image", ["public.image"], ["xbm"]),
    .system("public.fax", ["public.image"]),
    .system("public.avif", ["public.image"], ["avif"], mime: ["image/avif"]),
    .system("com.compuserve.gif", ["public.image"], ["gif"], mime: ["image/gif"]),
    .system("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], mime: ["image/bmp"]),
    .system("com.microsoft.ico", ["public.image"], ["ico"], mime: ["image/vnd.microsoft.icon"]),
    .system("com.apple.icns", ["public.image"], ["icns"]),
    .system("com.apple.pict", ["public.image"], ["pict", "pct", "pic"]),
    .system("com.apple.quicktime-image", ["public.image"], ["qtif", "qti"]),
    .system("com.apple.live-photo"),
    .system("com.adobe.photoshop-image", ["public.image"], ["psd"]),
    .system("com.adobe.raw-image", ["public.camera-raw-image"], ["dng"]),
    .system("com.adobe.illustrator.ai-image", ["public.image"], ["ai"]),
    .system("com.truevision.tga-image", ["public.image"], ["tga"]),
    .system("com.ilm.openexr-image", ["public.image"], ["exr"]),
    .system("org.webmproject.webp", ["public.image"], ["webp"], mime: ["image/webp"]),
    .system(
      "com.pixar.universal-scene-description",
      ["public.data", "public.3d-content"],
      ["usd"]
    ),
    .system(
      "com.pixar.universal-scene-description-mobile",
      ["public.data", "public.3d-content"],
      ["usdz"],
      mime: ["model/vnd.usdz+zip"]
    ),
    .system("public.standard-tesselated-geometry-format", ["public.3d-content"], ["stl"]),
    .system("public.geometry-definition-format", ["public.3d-content"], ["obj"]),
  ]
}
