// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C programs from file to verdict: options, several files, replay, and what is wrong with them. */
@Tag("slow")
class CheckProgramsTest {
  private static final String NOTHING = "int main(void) { return 0; }\n";

  @TempDir private Path folder;

  @BeforeEach
  void needClang() throws IOException {
    Session session = Session.of("check", write("nothing.c", NOTHING));
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals(0, session.code(), session.err());
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** The rows without their file: model, verdict, counts, errors. */
  private static List<String> rows(Object... words) {
    Object[] all = new Object[words.length + 3];
    all[0] = "check";
    all[1] = "--format";
    all[2] = "tsv";
    System.arraycopy(words, 0, all, 3, words.length);
    Session session = Session.of(all);
    assertEquals("", session.err());
    return session.out().lines().skip(1).map(l -> l.substring(l.indexOf('\t') + 1)).toList();
  }

  @Test
  void assemblyOutsideFunctionsIsRefused() throws IOException {
    Path file =
        write("a.c", "int f(void);\n__asm__(\"f: ret\");\nint main(void) { return f(); }\n");
    Session session = Session.of("check", file);
    assertEquals(ExitCode.WRONG_INPUT, session.code(), session.out());
    assertEquals(file + ": assembly outside functions is not supported: f: ret\n", session.err());
  }

  /** As clang writes it for macOS. */
  private static final String APPLE =
      """
      target datalayout = "e-m:o-i64:64-i128:128-n32:64-S128"
      target triple = "arm64-apple-macosx13.0.0"
      @x = global i32 0, align 4
      @f = private constant [5 x i8] c"main\\00"
      @t = private constant [7 x i8] c"x == 2\\00"
      define ptr @run(ptr %p) {
        store i32 1, ptr @x
        ret ptr null
      }
      declare i32 @pthread_create(ptr, ptr, ptr, ptr)
      declare i32 @"\\01_pthread_join"(ptr, ptr)
      declare void @__assert_rtn(ptr, ptr, i32, ptr)
      declare ptr @__error()
      define i32 @main() {
        %t = alloca ptr
        %c = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
        %h = load ptr, ptr %t
        %j = call i32 @"\\01_pthread_join"(ptr %h, ptr null)
        %e = call ptr @__error()
        store i32 0, ptr %e
        %v = load i32, ptr @x
        %b = icmp eq i32 %v, 2
        br i1 %b, label %good, label %bad
      bad:
        call void @__assert_rtn(ptr @f, ptr @f, i32 7, ptr @t)
        unreachable
      good:
        ret i32 0
      }
      """;

  @Test
  void namesOfMacOsAreKnown() throws IOException {
    Session session = Session.of("check", write("apple.ll", APPLE));
    assertEquals(ExitCode.FAIL, session.code(), session.err());
    assertTrue(session.out().contains("assertion failed: x == 2"), session.out());
  }

  /** Threads that overwrite more registers while they start than are remembered by then. */
  private static final String LONG_STARTS =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdatomic.h>
      static atomic_int x, y;
      static int sum(int n) { int s = 0; for (int i = 0; i < n; i++) { s += i % 7; } return s; }
      static void *child(void *unused) { int s = sum(9000); x = s; assert(s == 26995); return 0; }
      static void *parent(void *unused) {
        int s = sum(5000);
        pthread_t t;
        y = 1;
        pthread_create(&t, 0, child, 0);
        y = 2;
        assert(s == 14995);
        pthread_join(t, 0);
        return 0;
      }
      int main(void) {
        pthread_t t;
        int s = sum(7000);
        pthread_create(&t, 0, parent, 0);
        int a = y, b = x;
        assert(s == 21000 && a <= 2 && (b == 0 || b == 26995));
        pthread_join(t, 0);
      }
      """;

  @ParameterizedTest
  @CsvSource({"optimal", "source", "exhaustive"})
  void registersOfThreadsThatStartAreTheirOwn(String algorithm) throws IOException {
    Path file = write("starts.c", LONG_STARTS);
    Session session = Session.of("check", file, "--model", "tso", "--algorithm", algorithm);
    assertTrue(session.out().startsWith("PASS " + file + " tso: no error in 6 executions\n"));
  }

  private static final String PRINTING =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <stdio.h>

      static atomic_int x, y;

      static void *writer(void *unused) {
        atomic_store_explicit(&x, 1, memory_order_relaxed);
        atomic_store_explicit(&y, 1, memory_order_relaxed);
        printf("%s wrote %d times\\n", "writer", 2);
        return NULL;
      }

      int main(void) {
        pthread_t thread;
        printf("begin\\n");
        pthread_create(&thread, NULL, writer, NULL);
        int second = atomic_load_explicit(&y, memory_order_relaxed);
        int first = atomic_load_explicit(&x, memory_order_relaxed);
        assert(first >= second);
        pthread_join(thread, NULL);
        return 0;
      }
      """;

  @Test
  void aWitnessTellsItAll() throws IOException {
    Path file = write("mp.c", PRINTING);
    assertEquals(
        List.of(
            "sc\tPASS\t3\t0\t0\t0\t0\t",
            "tso\tPASS\t3\t0\t0\t0\t0\t",
            "pso\tFAIL\t4\t0\t0\t0\t0\tassertion@21"),
        rows(file, "--model", "all"));
    String shown = Session.of("check", file, "--model", "pso").out();
    for (String part :
        List.of(
            "assertion failed: first >= second (" + file + ":21:3)\n",
            "0 main",
            "0.0 writer",
            "starts thread 0.0\n",
            "atomic_store_explicit(&x, 1, memor..\n",
            "buffers x = 1\n",
            "~> y = 1 reaches memory\n",
            "reads x = 0\n",
            "  printed:\n    begin\n    writer wrote 2 times\n")) {
      assertTrue(shown.contains(part), () -> part + " is not in\n" + shown);
    }
    shown
        .lines()
        .skip(1)
        .filter(l -> !l.contains("heddle replay"))
        .forEach(l -> assertTrue(l.length() <= 80, l));
    String schedule = shown.replaceAll("(?s).*--schedule '([^']*)'.*", "$1");
    Session again = Session.of("replay", file, "--model=pso", "--schedule", schedule);
    assertEquals(1, again.code());
    assertTrue(again.out().contains("  not as under SC: "), again.out());
    assertTrue(again.out().contains("  printed:\n    begin\n    writer wrote 2"), again.out());
  }

  /** Not as they are in the end, and with stores that wait in the thread's own buffer. */
  @Test
  void stringsArePrintedAsTheyWere() throws IOException {
    Path file =
        write(
            "strings.c",
            """
            #include <assert.h>
            #include <pthread.h>
            #include <stdio.h>
            #include <string.h>
            char all[8] = "zero";
            int x;
            void *other(void *unused) {
              x = 1;
              return unused;
            }
            int main(void) {
              pthread_t t;
              char own[8] = "one";
              pthread_create(&t, NULL, other, NULL);
              printf("%s %s\\n", own, all);
              strcpy(own, "two");
              strcpy(all, "four");
              printf("%s %s\\n", own, all);
              strcpy(own, "three");
              *(short *)(all + 1) = 'i' | 'v' << 8;
              printf("%s %s\\n", own, all);
              pthread_join(t, NULL);
              assert(x == 0);
            }
            """);
    for (String model : List.of("sc", "tso", "pso")) {
      String shown = Session.of("check", file, "--model", model).out();
      String printed = "  printed:\n    one zero\n    two four\n    three fivr\n";
      assertTrue(shown.contains(printed), shown);
    }
  }

  @Test
  void severalFilesAreOneProgram() throws IOException {
    Path one = write("one.c", "int twice(int x) { return 2 * x; }\n");
    Path two =
        write(
            "two.c",
            "#include <assert.h>\nint twice(int);\nint main(void) { assert(twice(2) == 5); }\n");
    assertEquals(List.of("sc\tFAIL\t1\t0\t0\t0\t0\tassertion@3"), rows(one, two));
    Session alone = Session.of("check", two);
    assertEquals(ExitCode.UNKNOWN, alone.code());
    String why = "call of unsupported function twice (" + two + ":3:18)\n";
    assertTrue(alone.out().startsWith("UNKNOWN " + two + " sc: " + why), alone.out());
  }

  @Test
  void flagsReachClang() throws IOException {
    Path file =
        write("flag.c", "#include <assert.h>\nint main(void) { assert(N == 1); return 0; }\n");
    assertEquals(List.of("sc\tPASS\t1\t0\t0\t0\t0\t"), rows(file, "--", "-DN=1"));
    Session session = Session.of("check", file, "--", "-DN=2", "-DTEXT=a b");
    assertTrue(session.out().contains("--schedule '' -- -DN=2 '-DTEXT=a b'\n"), session.out());
  }

  @Test
  void choicesAreExploredAndReplayed() throws IOException {
    Path file =
        write(
            "choice.c",
            """
            #include <assert.h>
            int __VERIFIER_nondet_int(void);
            int main(void) {
              int x = __VERIFIER_nondet_int();
              assert(x != 3);
              return 0;
            }
            """);
    assertEquals(List.of("sc\tFAIL\t5\t0\t0\t0\t0\tassertion@5"), rows(file, "--nondet", "-1..3"));
    Session check = Session.of("check", file, "--nondet", "-1..3");
    assertTrue(check.out().contains("--nondet -1..3 --schedule '\n    0?4'\n"), check.out());
    assertEquals(1, Session.of("replay", file, "--nondet", "-1..3", "--schedule", "0?4").code());
    Session none = Session.of("check", file);
    assertEquals(
        new Session(
            2, "", file + ":4:11: `__VERIFIER_nondet_int` has no range: give --nondet LO..HI\n"),
        none);
  }

  @Test
  void aLoopWithoutEndIsUnknown() throws IOException {
    Path file =
        write(
            "endless.c",
            """
            #include <stdatomic.h>
            #include <pthread.h>
            atomic_int x;
            static void *run(void *unused) {
              for (;;) {
                atomic_fetch_add(&x, 1);
              }
              return unused;
            }
            int main(void) {
              pthread_t thread;
              pthread_create(&thread, 0, run, 0);
              pthread_join(thread, 0);
            }
            """);
    Session session = Session.of("check", file);
    assertEquals(3, session.code());
    assertTrue(
        session
            .out()
            .startsWith(
                "UNKNOWN "
                    + file
                    + " sc: loop at "
                    + file
                    + ":5:3 did not end within 20000 steps; bound it with --unroll N\n"),
        session.out());
    Session bounded = Session.of("check", file, "--unroll", "2");
    assertTrue(
        bounded
            .out()
            .startsWith("UNKNOWN " + file + " sc: loop bound of 2 reached (" + file + ":5:3), in "),
        bounded.out());
  }

  @Test
  void arraysThatEndTogetherAreNoLoop() throws IOException {
    Path file =
        write(
            "arrays.c",
            """
            int *x, *y, *z;
            static int f(int n) {
              if (n == 0) return 0;
              int a[n], b[n], c[n];
              x = a, y = b, z = c;
              return 0;
            }
            int main(void) { return f(2); }
            """);
    assertEquals(0, Session.of("check", file, "--unroll", "1").code());
  }

  /** Whether calls are decoded in place or not; loops of the library are nobody's. */
  @ParameterizedTest
  @CsvSource({
    "'void f(void) { x++; }', ' at %s:4:31'",
    "'void g(void) { x++; } void f(void) { g(); g(); }', ' at %s:4:31'",
    "'void f(void) { memset(b, x++, 9); }', ' at %s:4:31'",
    "'void f(void) { for (int i = 0; i < 3; i++) x++; }', ' at %s:'",
    "'void f(void) { for (int i = x; i < x + 3; i++) b[i % 9]++; }',"
        + "' at %s:3:16 (called in the loop at %s:4:31)'",
  })
  void aLoopWithoutEndIsNamedAroundItsCalls(String f, String where) throws IOException {
    String code =
        """
        #include <string.h>
        volatile int x; int b[9];
        %s
        static void loop(void) {      for (;;) f(); }
        int main(void) { loop(); }
        """;
    Path file = write("calls.c", code.formatted(f));
    String out = Session.of("check", file).out();
    String loop = "UNKNOWN " + file + " sc: loop" + where.replace("%s", file.toString());
    // of two nested loops it may stop in either
    assertTrue(out.startsWith(loop) && out.contains("calls.c:4:31"), out);
    assertTrue(out.contains(" did not end within "), out);
  }

  // ---------------------------------------------------------------- wrong input

  private void assertComplaint(String complaint, Path file, Object... words) {
    Object[] all = new Object[words.length + 2];
    all[0] = "check";
    all[1] = file;
    System.arraycopy(words, 0, all, 2, words.length);
    assertEquals(new Session(2, "", file + complaint + "\n"), Session.of(all));
  }

  @Test
  void whatIsNoProgramGetsOneLine() throws IOException {
    assertComplaint(": there is no function main", write("empty.c", ""));
    assertComplaint(": there is no function main", write("other.c", "int f(void) { return 0; }\n"));
    assertComplaint(": a binary file, not C", write("binary.c", "\0\1\2"));
    assertComplaint(": no such file", folder.resolve("missing.c"));
    assertComplaint(": no such file", folder.resolve("missing.ll"));
    assertComplaint(": not LLVM bitcode", write("text.bc", "text"));
    assertComplaint(": a binary file, not LLVM text", write("binary.ll", "\177ELF\0"));
    assertComplaint(": a folder, not a file", Files.createDirectory(folder.resolve("folder.c")));
  }

  @Test
  void whatMayNotBeReadGetsOneLine() throws Exception {
    Path secret = write("secret.c", NOTHING);
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    List<String> words =
        List.of(java, "-cp", classes, "dev.heddle.cli.Main", "check", secret.toString());
    Process process =
        new ProcessBuilder(Unprivileged.command(words)).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(secret + ": permission denied\n", out);
    assertEquals(2, process.waitFor());
  }

  @Test
  void clangSpeaksForItself() throws IOException {
    Path file = write("syntax.c", "int main(void) { return 0 }\n");
    Session session = Session.of("check", file);
    assertEquals(2, session.code());
    assertEquals("", session.out());
    assertTrue(
        session.err().startsWith(file + ":1:26: error: expected ';' after return statement\n"),
        session.err());
  }

  @Test
  void llvmTextIsReadAsItIs() throws IOException {
    Path file = write("main.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    assertEquals(List.of("sc\tPASS\t1\t0\t0\t0\t0\t"), rows(file));
    assertComplaint(
        ":1:1: this is not LLVM text: unknown directive 'hello'", write("bad.ll", "hello\n"));
  }
}
