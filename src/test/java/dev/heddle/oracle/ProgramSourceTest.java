// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class ProgramSourceTest {
  private static final int PROGRAMS_PER_SHAPE = 15;

  /** Compiles the text of many programs and compares what it builds with them. */
  @Test
  void theSourceBuildsTheProgramAgain(@TempDir Path folder) throws Exception {
    Random random = new Random(5);
    List<Program> programs = new ArrayList<>();
    StringBuilder source = new StringBuilder("import dev.heddle.program.*;\nclass Again {\n");
    for (Shape shape : Shape.ALL) {
      for (int i = 0; i < PROGRAMS_PER_SHAPE; i++) {
        Program program = RandomPrograms.next(random, shape);
        source.append("static Program p%d() {\n".formatted(programs.size()));
        source.append(ProgramSource.java(program)).append("return program;\n}\n");
        programs.add(program);
      }
    }
    Class<?> again = compile(folder, source.append("}\n").toString());
    for (int i = 0; i < programs.size(); i++) {
      var method = again.getDeclaredMethod("p" + i);
      method.setAccessible(true);
      Program built = (Program) method.invoke(null);
      assertEquals(withoutLabels(withoutReleases(programs.get(i))), withoutLabels(built));
      assertLabelsKept(programs.get(i), built);
    }
  }

  private static Class<?> compile(Path folder, String source) throws Exception {
    Path file = Files.writeString(folder.resolve("Again.java"), source);
    Path main = Path.of(Program.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String[] arguments = {
      "-proc:none", "-cp", main.toString(), "-d", folder.toString(), file.toString()
    };
    assertEquals(0, compiler.run(null, null, null, arguments));
    URL[] urls = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, Program.class.getClassLoader())) {
      return loader.loadClass("Again");
    }
  }

  /** Targets without a name get one. */
  private static void assertLabelsKept(Program program, Program built) {
    for (int f = 0; f < program.functions().size(); f++) {
      var labels = program.functions().get(f).labels().entrySet();
      assertTrue(built.functions().get(f).labels().entrySet().containsAll(labels));
    }
  }

  private static Program withoutLabels(Program program) {
    return program.withFunctions(
        program.functions().stream()
            .map(f -> new Function(f.name(), f.parameters(), f.registers(), f.code(), Map.of()))
            .toList());
  }

  private static Program withoutReleases(Program program) {
    List<Function> functions =
        program.functions().stream()
            .map(f ->
                Programs.withCode(
                    f, f.code().stream().map(ProgramSourceTest::withoutRelease).toList()))
            .toList();
    return program.withFunctions(functions);
  }

  private static Instruction withoutRelease(Instruction instruction) {
    return instruction instanceof Instruction.Store s && s.order() != Order.PLAIN
        ? new Instruction.Store(s.address(), s.value(), s.bytes(), Order.RELAXED, s.at())
        : instruction;
  }

  @Test
  void namesAreQuoted() {
    Program program = new Sketch("a\"b").thread(t -> t.load("a\"b")).program();
    assertTrue(ProgramSource.java(program).contains("p.global(\"a\\\"b\", "));
  }
}
