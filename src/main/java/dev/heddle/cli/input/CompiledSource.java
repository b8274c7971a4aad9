// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.arguments.UsageException;
import dev.heddle.foata.Architecture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a Java source file in memory and loads its classes. */
final class CompiledSource extends ClassLoader {
  private final Map<String, ByteArrayOutputStream> classes = new TreeMap<>();

  private CompiledSource() {
    super(CompiledSource.class.getClassLoader());
  }

  static CompiledSource of(Path source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new UsageException(
          source + ": this Java has no compiler; give a class and --classpath, or use a JDK");
    }
    CompiledSource compiled = new CompiledSource();
    compiled.compile(compiler, source);
    return compiled;
  }

  /** The class with this name, in whichever package. */
  Class<?> classNamed(String simpleName) throws ClassNotFoundException {
    for (String name : classes.keySet()) {
      if (name.substring(name.lastIndexOf('.') + 1).equals(simpleName)) {
        return loadClass(name);
      }
    }
    throw new ClassNotFoundException(simpleName);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (!classes.containsKey(name)) {
      throw new ClassNotFoundException(name);
    }
    byte[] code = classes.get(name).toByteArray();
    return defineClass(name, code, 0, code.length);
  }

  private void compile(JavaCompiler compiler, Path source) throws IOException {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options = List.of("-proc:none", "-nowarn", "-classpath", own());
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, null)) {
      Iterable<? extends JavaFileObject> sources = files.getJavaFileObjects(source);
      JavaFileManager memory = new InMemory(files);
      if (!compiler.getTask(new StringWriter(), memory, found, options, null, sources).call()) {
        throw new UsageException(
            found.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .map(d -> complaint(source, d))
                .findFirst()
                .orElse(source + ": cannot be compiled"));
      }
    }
  }

  private static String complaint(Path source, Diagnostic<?> wrong) {
    String message = wrong.getMessage(Locale.ROOT).lines().findFirst().orElse("");
    return source + ":" + wrong.getLineNumber() + ":" + wrong.getColumnNumber() + ": " + message;
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

  /** Takes what the compiler writes. */
  private final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
    InMemory(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      URI address = URI.create("memory:///" + classes.size() + kind.extension);
      return new SimpleJavaFileObject(address, kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream code = new ByteArrayOutputStream();
          classes.put(name, code);
          return code;
        }
      };
    }
  }
}
