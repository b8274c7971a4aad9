// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With the clang that came with the build. */
@WithBundledClang
class ClangTest {
  @TempDir private Path place;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(place.resolve(name), text);
  }

  private String compile(String source, String... flags) throws Exception {
    byte[] text = Clang.bundled().compile(write("a.c", source), List.of(flags));
    return new String(text, StandardCharsets.UTF_8);
  }

  private static String complaint(Clang clang, Path source) {
    return assertThrows(ClangException.class, () -> clang.compile(source, List.of())).getMessage();
  }

  private String complaint(Path source) throws ClangException {
    return complaint(Clang.bundled(), source);
  }

  @Test
  void textIsForTheModelledMachineWithPositions() throws Exception {
    String text = compile("int main(void) { return 0; }");
    assertTrue(text.contains("target triple = \"x86_64-unknown-linux-gnu\""), text);
    assertTrue(text.contains("define dso_local i32 @main()"), text);
    assertTrue(text.contains("DILocation(line: 1"), text);
    assertFalse(text.contains("optnone"), text);
  }

  @Test
  void everyReadOfASharedVariableStays() throws Exception {
    String source = "int x; int twice(void) { return x + x; }";
    assertEquals(2, compile(source).split("load i32, ptr @x", -1).length - 1);
    assertEquals(1, compile(source, "-O2").split("load i32, ptr @x", -1).length - 1);
  }

  @Test
  void functionsThatAreAtomicByNameStayFunctions() throws Exception {
    String source = "int x; static void NAME(void) { x += 2; } int main(void) { NAME(); }";
    String atomic = source.replace("NAME", "__VERIFIER_atomic_add");
    assertTrue(calls(compile(atomic, "-O2"), "__VERIFIER_atomic_add"));
    assertFalse(calls(compile(source.replace("NAME", "add"), "-O2"), "add"));
  }

  @Test
  void wordsOfCbmcAreKnown() throws Exception {
    String source =
        """
        __CPROVER_thread_local __CPROVER_bool x;
        static void add(void) { x++; }
        int main(void) { __CPROVER_ASYNC_1: add(); }
        """;
    assertTrue(compile(source).contains("@x = dso_local thread_local global i8"));
    assertTrue(calls(compile(source, "-O2"), "add"));
  }

  private static boolean calls(String text, String name) {
    return text.lines().anyMatch(line -> line.matches(".*\\bcall .*@" + name + "\\(.*"));
  }

  @Test
  void flagsOfTheUserCountButNotThoseThatChangeTheKindOfAnswer() throws Exception {
    String source = "int main(void) { return N; }";
    String text = compile(source, "-DN=42", "-Wall", "-Werror", "-lpthread", "-g0", "-c", "-m32");
    assertTrue(text.contains("ret i32 42"), text);
    assertTrue(text.contains("x86_64-unknown-linux-gnu"), text);
    assertTrue(text.contains("DILocation"), text);
  }

  @Test
  void oldCIsAccepted() throws Exception {
    compile("f(a) char *a; { int *p = 1; return g(a, p); } void *h() { return 1; }");
  }

  /** As gcc leaves them of the headers of glibc; clang has neither. */
  @ParameterizedTest
  @ValueSource(strings = {"a.i", "a.c"})
  void preprocessedTextOfGccIsAccepted(String name) throws Exception {
    String text =
        """
        # 1 "hello.c"
        extern void *f(void) __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (f, 1)));
        extern _Float128 g(_Float32, _Float32x, _Float64, _Float64x);
        # 7 "hello.c"
        int main(void) { return x; }
        """;
    String complaint = complaint(write(name, text));
    assertEquals("hello.c:7:25: error: use of undeclared identifier 'x'", firstLine(complaint));
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }

  @Test
  void folderOfTheUserComesBeforeOurHeaders() throws Exception {
    write("assert.h", "#define assert(x) mine(x)\n");
    String source = "#include <assert.h>\nint main(void) { assert(1); }";
    assertFalse(compile(source).contains("@mine"));
    assertTrue(compile(source, "-isystem", place.toString()).contains("@mine"));
  }

  @Test
  void headersOfTheSystemAreNotSeen() throws Exception {
    Path source = write("a.c", "#include <sys/epoll.h>\n");
    assertTrue(complaint(source).contains("'sys/epoll.h' file not found"));
  }

  @Test
  void errorsAreClangsOwn() throws Exception {
    Path source = write("a.c", "int main(void) {\n  return x;\n}\n");
    assertEquals(
        """
        %s:2:10: error: use of undeclared identifier 'x'
            2 |   return x;
              |          ^
        1 error generated.\
        """
            .formatted(source),
        complaint(source));
  }

  @Test
  void whatIsNoCGetsOneLine() throws Exception {
    Path missing = place.resolve("missing.c");
    assertEquals(missing + ": no such file", complaint(missing));
    assertEquals(place + ": a folder, not a file", complaint(place));
    Path binary = write("binary.c", "\177ELF\0\0");
    assertEquals(binary + ": a binary file, not C", complaint(binary));
    Path large = place.resolve("large.c");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(100L << 20);
    }
    assertEquals(large + ": 100 MB of C are too much; at most 16", complaint(large));
  }

  @Test
  void emptyFileIsAnEmptyModule() throws Exception {
    assertFalse(compile("").contains("define"));
  }

  @Test
  void anotherClangSeesOurHeadersFirst() throws Exception {
    Path program = Clang.bundled().program();
    Path source = write("a.c", "#include <pthread.h>\nint main(void) { return 0; }");
    String text = new String(Clang.at(program).compile(source, List.of()), StandardCharsets.UTF_8);
    assertTrue(text.contains("@main"), text);
  }

  @Test
  void clangThatCannotRunGetsOneLine() throws Exception {
    Path source = write("a.c", "");
    Clang missing = Clang.at(place.resolve("clang"));
    assertEquals(
        "cannot run " + place.resolve("clang") + ": No such file or directory",
        complaint(missing, source));
    assertTrue(complaint(Clang.at(source), source).endsWith(": Permission denied"));
  }

  @Test
  void bitcodeBecomesTheSameText() throws Exception {
    Path source = write("a.c", "int x; int main(void) { return x; }");
    Path bitcode = place.resolve("a.bc");
    Clang clang = Clang.bundled();
    Tool tool = new Tool(clang.program(), Optional.empty());
    List<String> command =
        List.of(tool.program().toString(), "-c", "-emit-llvm", "-o", "" + bitcode, "" + source);
    assertEquals(0, Subprocess.run(command, Optional.empty()).code());
    for (Clang either : List.of(clang, Clang.at(tool.program()), Clang.at(Path.of("clang")))) {
      String text = new String(either.disassemble(bitcode), StandardCharsets.UTF_8);
      assertTrue(text.contains("define dso_local i32 @main()"), text);
    }
    byte[] all = Files.readAllBytes(bitcode);
    Files.write(bitcode, Arrays.copyOf(all, all.length / 2));
    ClangException e = assertThrows(ClangException.class, () -> clang.disassemble(bitcode));
    assertTrue(e.getMessage().startsWith(bitcode + ": unreadable LLVM bitcode: "), e.getMessage());
    assertEquals(1, e.getMessage().lines().count());
  }

  @Test
  void otherFilesAreNoBitcode() throws Exception {
    Path source = write("a.bc", "int main(void) { return 0; }");
    ClangException e =
        assertThrows(ClangException.class, () -> Clang.bundled().disassemble(source));
    assertEquals(source + ": not LLVM bitcode", e.getMessage());
  }
}
