// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file or method that grows beyond a limit has more than one subject and must be split. */
class SourceLengthTest {
  /** A file has fewer lines. */
  private static final int FILE = 400;

  /** The body of a method has fewer lines, its braces included. */
  private static final int METHOD = 60;

  @Test
  void filesAndMethodsAreShort() throws IOException {
    assertEquals(List.of(), tooLong(Path.of("src/main/java")));
  }

  @Test
  void filesAndMethodsAtALimitAreFound(@TempDir Path folder) throws IOException {
    write(folder, "A", "\n".repeat(FILE - 3));
    write(folder, "B", "\n".repeat(FILE - 2));
    write(folder, "C", method("void f()", METHOD - 1));
    write(folder, "D", method("void f()", METHOD) + method("D()", METHOD));
    assertEquals(
        List.of(
            "B.java has 400 lines", "D.java:2: f has 60 lines", "D.java:62: <init> has 60 lines"),
        tooLong(folder));
  }

  private static void write(Path folder, String name, String members) throws IOException {
    Files.writeString(folder.resolve(name + ".java"), "class " + name + " {\n" + members + "}\n");
  }

  private static String method(String signature, int lines) {
    return signature + " {\n" + ";\n".repeat(lines - 2) + "}\n";
  }

  private static List<String> tooLong(Path folder) throws IOException {
    List<Path> sources;
    try (Stream<Path> files = Files.walk(folder)) {
      sources = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    List<String> found = new ArrayList<>();
    for (Path file : sources) {
      int lines = Files.readAllLines(file).size();
      if (lines >= FILE) {
        found.add(file.getFileName() + " has " + lines + " lines");
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      var units = files.getJavaFileObjectsFromPaths(sources);
      JavacTask task = (JavacTask) compiler.getTask(null, files, null, null, null, units);
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        new LongMethods(unit, positions, found).scan(unit, null);
      }
    }
    return found;
  }

  /** Adds the methods and constructors of a file that are too long to those found. */
  private static final class LongMethods extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<String> found;

    LongMethods(CompilationUnitTree unit, SourcePositions positions, List<String> found) {
      this.unit = unit;
      this.positions = positions;
      this.found = found;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      if (method.getBody() != null) {
        LineMap lines = unit.getLineMap();
        long start = lines.getLineNumber(positions.getStartPosition(unit, method.getBody()));
        long end = lines.getLineNumber(positions.getEndPosition(unit, method.getBody()));
        long count = end - start + 1;
        if (count >= METHOD) {
          String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
          found.add(file + ":" + start + ": " + method.getName() + " has " + count + " lines");
        }
      }
      return super.visitMethod(method, nothing);
    }
  }
}
