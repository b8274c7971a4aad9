package dev.heddle.cli;

import dev.heddle.foata.Architecture;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Loads an architecture that a user wrote: a class on a path, or a source file. */
final class UserClass {
  private final String path;

  UserClass(String path) {
    this.path = path;
  }

  Architecture load(String which) {
    try {
      return which.endsWith(".java") ? compiled(Path.of(which)) : loaded(which, path);
    } catch (IOException e) {
      throw new UsageException(Inputs.complaint(which, e));
    }
  }

  private static Architecture loaded(String name, String path) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (String entry : path.split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    URLClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), UserClass.class.getClassLoader());
    try {
      Class<?> found = loader.loadClass(name);
      if (!Architecture.class.isAssignableFrom(found)) {
        throw new UsageException(name + " does not implement " + Architecture.class.getName());
      }
      return (Architecture) found.getDeclaredConstructor().newInstance();
    } catch (ClassNotFoundException | NoClassDefFoundError _) {
      throw new UsageException("no class " + name + " on --classpath " + path);
    } catch (ReflectiveOperationException | LinkageError e) {
      throw new UsageException(
          name
              + " cannot be made: it needs a public constructor without"
              + " parameters ("
              + e
              + ")");
    }
  }

  /** Compiles one file, which has one public class, named as the file is. */
  private static Architecture compiled(Path source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new UsageException(
          source + ": this Java has no compiler; give a class and --classpath, or use a JDK");
    }
    String text = Inputs.text(source);
    Path classes = Files.createTempDirectory("heddle-architecture");
    try {
      compile(compiler, source, classes);
      String file = source.getFileName().toString();
      String name = file.substring(0, file.length() - ".java".length());
      return loaded(packageOf(text) + name, classes.toString());
    } finally {
      delete(classes);
    }
  }

  private static void compile(JavaCompiler compiler, Path source, Path classes) throws IOException {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options =
        List.of("-proc:none", "-nowarn", "-d", classes.toString(), "-classpath", own());
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      boolean compiled =
          compiler
              .getTask(
                  new StringWriter(), files, found, options, null, files.getJavaFileObjects(source))
              .call();
      if (!compiled) {
        throw new UsageException(
            found.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .map(d ->
                    source
                        + ":"
                        + d.getLineNumber()
                        + ":"
                        + d.getColumnNumber()
                        + ": "
                        + d.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
                .findFirst()
                .orElse(source + ": cannot be compiled"));
      }
    }
  }

  private static String packageOf(String text) {
    return text.lines()
        .map(String::strip)
        .filter(l -> l.startsWith("package ") && l.endsWith(";"))
        .map(l -> l.substring("package ".length(), l.length() - 1).strip() + ".")
        .findFirst()
        .orElse("");
  }

  /** Where Heddle's own classes are. */
  private static String own() {
    try {
      URI home = Architecture.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      return Path.of(home).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path p : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(p);
      }
    }
  }
}
