extension SystemTypes {
  /// Sound and moving pictures.
  static let audiovisual: [TypeDeclaration] = [
    .system("public.audiovisual-content", ["public.data", "public.content"]),
    .system("public.movie", ["public.audiovisual-content"]),
    .system("public.video", ["public.movie"]),
    .system("public.audio", ["public.audiovisual-content"]),
    .system("public.playlist"),
    .system("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], mime: quickTime),
    .system("com.apple.m4v-video", ["public.mpeg-4"], ["m4v"], mime: ["video/x-m4v"]),
    .system("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe"], mime: ["video/mpeg"]),
    .system("public.mpeg-2-video", ["public.video"], ["m2v"]),
    .system("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], mime: ["video/mp2t"]),
    .system("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], mime: ["video/mp4"]),
    .system("public.avi", ["public.movie"], ["avi"], mime: ["video/avi", "video/x-msvideo"]),
    .system("public.3gpp", ["public.movie"], ["3gp", "3gpp"], mime: ["video/3gpp"]),
    .system("public.3gpp2", ["public.movie"], ["3g2", "3gp2"], mime: ["video/3gpp2"]),
    .system("com.microsoft.windows-media-wmv", ["public.movie"], ["wmv"]),
    .system("com.microsoft.windows-media-wma", ["public.audio"], ["wma"]),
    .system("public.mp3", ["public.audio"], ["mp3"], mime: ["audio/mpeg", "audio/mp3"]),
    .system(
      "public.mpeg-4-audio",
      ["public.mpeg-4", "public.audio"],
      ["mp4"],
      mime: ["audio/mp4"]
    ),
    .system("com.apple.m4a-audio", ["public.audio"], ["m4a"], mime: ["audio/x-m4a"]),
    .system("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"]),
    .system("com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"]),
    .system("com.apple.coreaudio-format", ["public.audio"], ["caf"], mime: ["audio/x-caf"]),
    .system("public.aiff-audio", ["public.aifc-audio"], ["aiff", "aif"], mime: ["audio/aiff"]),
    .system("public.aifc-audio", ["public.audio"], ["aifc"]),
    .system("public.aac-audio", ["public.audio"], ["aac", "adts"], mime: ["audio/aac"]),
    .system("public.ac3-audio", ["public.audio"], ["ac3"], mime: ["audio/ac3"]),
    .system("public.ulaw-audio", ["public.audio"], ["au", "ulw"], mime: ["audio/basic"]),
    .system("public.midi-audio", ["public.audio"], ["mid", "midi"], mime: ["audio/midi"]),
    .system("com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], mime: waveform),
    .system("org.xiph.flac", ["public.audio"], ["flac"], mime: ["audio/flac"]),
    .system("public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"]),
    .system("public.pls-playlist", ["public.playlist"], ["pls"]),
  ]

  private static let quickTime = ["video/quicktime"]
  private static let waveform = ["audio/vnd.wave", "audio/wav", "audio/x-wav"]
}
