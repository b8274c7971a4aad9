// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The class {@code Program}, a {@link Callable}, and its neighbours, as javac makes them. */
final class Compiled {
  private final Path folder;

  Compiled(Path folder, String text) throws IOException {
    this.folder = folder;
    Path source = Files.writeString(folder.resolve("Program.java"), text);
    String[] arguments = {"-proc:none", "-d", folder.toString(), source.toString()};
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments));
  }

  /** What the program says, as the class files are now. */
  String run() throws Exception {
    try (URLClassLoader classes = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Object program = classes.loadClass("Program").getDeclaredConstructor().newInstance();
      return ((Callable<?>) program).call().toString();
    }
  }

  /** How many calls the JDK still has to make code for, by the name of their bootstrap method. */
  long calls(String bootstrap) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(f -> f.toString().endsWith(".class"))
          .flatMap(Compiled::calls)
          .filter(i -> i.bootstrapMethod().methodName().equals(bootstrap))
          .count();
    }
  }

  private static Stream<InvokeDynamicInstruction> calls(Path file) {
    try {
      return ClassFile.of().parse(file).methods().stream()
          .map(MethodModel::code)
          .flatMap(Optional::stream)
          .flatMap(CodeModel::elementStream)
          .filter(InvokeDynamicInstruction.class::isInstance)
          .map(InvokeDynamicInstruction.class::cast);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
