// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.arguments.UsageException;
import dev.heddle.foata.Architecture;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Loads an architecture that a user wrote: a class on a path, or a source file. */
final class UserClass {
  private static final String SOURCE = ".java";

  private final String path;

  UserClass(String path) {
    this.path = path;
  }

  Architecture load(String which) {
    try {
      return new UserArchitecture(
          made(which, which.endsWith(SOURCE) ? compiled(which) : on(which)));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(Inputs.complaint(which, e));
    } catch (ClassNotFoundException | NoClassDefFoundError _) {
      throw new UsageException("no class " + which + " on --classpath " + path);
    } catch (LinkageError e) {
      throw new UsageException(which + " cannot be loaded (" + e + ")");
    }
  }

  private Class<?> on(String name) throws IOException, ClassNotFoundException {
    List<URL> urls = new ArrayList<>();
    for (String entry : path.split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), UserClass.class.getClassLoader())
        .loadClass(name);
  }

  /** The one public class of a file, named as the file is. */
  private static Class<?> compiled(String source) throws IOException {
    Path file = Path.of(source);
    Inputs.text(file); // says what is wrong with a file that cannot be read
    String name = file.getFileName().toString();
    String simpleName = name.substring(0, name.length() - SOURCE.length());
    try {
      return CompiledSource.of(file).classNamed(simpleName);
    } catch (ClassNotFoundException e) {
      throw new UsageException(source + ": there is no class " + simpleName);
    }
  }

  private static Architecture made(String which, Class<?> found) {
    if (!Architecture.class.isAssignableFrom(found)) {
      throw new UsageException(
          found.getName() + " does not implement " + Architecture.class.getName());
    }
    try {
      return (Architecture) found.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      throw new UsageException(
          which
              + " cannot be instantiated: it needs a public constructor without parameters ("
              + e
              + ")");
    }
  }
}
