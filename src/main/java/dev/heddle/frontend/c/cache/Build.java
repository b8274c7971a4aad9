package dev.heddle.frontend.c.cache;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Which build of Heddle this is: another one may make other programs of the same files. */
final class Build {
  private Build() {}

  /** By the bytes of its jar. A folder of classes has no identity: it changes under our feet. */
  static Optional<String> current() {
    try {
      Path code = Path.of(Build.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(code)) {
        return Optional.empty();
      }
      byte[] jar = Files.readAllBytes(code);
      return Optional.of(jar.length + " " + Long.toHexString(Entry.checksum(jar, 0)));
    } catch (IOException | URISyntaxException | SecurityException e) {
      return Optional.empty();
    }
  }
}
