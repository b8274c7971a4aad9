// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** The architectures in {@code examples}, compiled as a user would. */
final class Examples {
  private Examples() {}

  static Architecture architecture(String name) {
    try {
      Path classes = Files.createTempDirectory("heddle-test");
      String source = "examples/architectures/" + name + ".java";
      String own =
          Path.of(Architecture.class.getProtectionDomain().getCodeSource().getLocation().getPath())
              .toString();
      int code =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, null, "-d", classes.toString(), "-classpath", own, source);
      if (code != 0) {
        throw new AssertionError(source + " does not compile");
      }
      try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
        return (Architecture) loader.loadClass(name).getDeclaredConstructor().newInstance();
      } finally {
        Files.delete(classes.resolve(name + ".class"));
        Files.delete(classes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
