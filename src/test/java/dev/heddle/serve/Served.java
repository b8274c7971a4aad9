// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A playground for tests, on any port, and requests to it from a browser that knows it. */
public final class Served {
  /**
   * The class path as an option in a file: a process handle shows only the first 4096 bytes of a
   * command line, and tests look there for what follows the class path.
   */
  private static final Path CLASS_PATH = classPath();

  private Served() {}

  private static Path classPath() {
    String paths =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(p -> Path.of(p).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    try {
      Path file = Files.createTempFile("class-path", ".args");
      file.toFile().deleteOnExit();
      return Files.writeString(file, "-cp \"" + paths.replace("\\", "\\\\") + "\"");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Playground playground() throws IOException {
    return playground(Path.of(System.getProperty("java.io.tmpdir")), Duration.ofSeconds(60));
  }

  static Playground playground(Path scratch, Duration time) throws IOException {
    List<String> heddle =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx128m",
            "-Djava.io.tmpdir=.",
            "@" + CLASS_PATH,
            "dev.heddle.cli.Main");
    return new Playground(
        new Playground.Settings("localhost", 0, heddle, Path.of("examples"), scratch, time));
  }

  static HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.ofString());
    }
  }

  /** The answer of a run: the last line of what it wrote. */
  static String answer(HttpResponse<String> response) {
    return response.body().strip().lines().reduce((a, b) -> b).orElse("");
  }

  /** The cookie that a browser keeps once it was at the address. */
  static String cookie(Playground some) throws IOException, InterruptedException {
    HttpRequest first = HttpRequest.newBuilder(URI.create(some.address())).build();
    return send(first).headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
  }

  static HttpRequest.Builder to(Playground some, String path)
      throws IOException, InterruptedException {
    return HttpRequest.newBuilder(URI.create(some.address()).resolve(path))
        .header("Cookie", cookie(some));
  }

  static HttpRequest post(Playground some, String json) throws IOException, InterruptedException {
    return to(some, "/run")
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(json))
        .build();
  }
}
