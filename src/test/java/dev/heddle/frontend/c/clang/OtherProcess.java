// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Another JVM that unpacks a bundle and runs its clang. */
final class OtherProcess {
  private OtherProcess() {}

  static Process start(Path cache, Path jar) throws IOException {
    return start(cache, jar, Map.of());
  }

  static Process start(Path cache, Path jar, Map<String, String> environment) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            OtherProcess.class.getName(),
            cache.toString(),
            jar.toString());
    builder.environment().putAll(environment);
    return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  public static void main(String[] args) throws Exception {
    ClangBundle bundle = ClangBundle.in(Path.of(args[0]), Path.of(args[1]));
    System.out.writeBytes(new Tool(bundle.clang(), Optional.of(bundle)).run(List.of()));
    System.out.flush();
  }
}
