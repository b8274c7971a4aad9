package dev.heddle.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A playground for tests, on any port. */
public final class Served {
  private Served() {}

  public static Playground playground() throws IOException {
    return playground(Duration.ofSeconds(10));
  }

  static Playground playground(Duration time) throws IOException {
    List<String> heddle =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx128m",
            "-cp",
            java.util.stream.Stream.of(
                    System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(p -> Path.of(p).toAbsolutePath().toString())
                .collect(java.util.stream.Collectors.joining(java.io.File.pathSeparator)),
            "dev.heddle.cli.Main");
    return new Playground(new Playground.Settings(0, heddle, Path.of("examples"), time));
  }
}
