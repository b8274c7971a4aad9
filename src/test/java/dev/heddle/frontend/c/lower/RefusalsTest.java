// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static dev.heddle.frontend.c.lower.Programs.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.frontend.c.lower.body.LoweringOptions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is not supported is said so, at its place; and what is wrong fails when it happens. */
@Tag("slow")
class RefusalsTest {
  @Test
  void whatNobodyDefinesEndsTheThreadThatUsesIt() {
    assertEquals(
        "t.c:3:3: call of unsupported function fork\n",
        fails("int fork();\nint main() {\n  fork();\n}"));
    assertEquals(
        "t.c:2:21: use of unsupported variable unknown\n",
        fails("extern int unknown;\nint main() { return unknown; }"));
    assertEquals(
        "t.c:2: call of unsupported function unknown\n",
        fails("void unknown(void);\nvoid (*f)(void) = unknown;\nint main() { f(); }"));
    assertEquals(
        "t.c:4:21: use of unsupported variable unknown\n",
        fails(
            "extern int unknown;\nint *p = &unknown;\nint **q = &p;\n"
                + "int main() { return q != 0; }"));
  }

  @Test
  void whatNobodyDefinesDoesNotMatterWhereNobodyComes() {
    assertEquals(
        "",
        fails(
            """
            extern int unknown;
            extern _Thread_local int own;
            struct many;
            extern struct many incomplete;
            int no, *p = &unknown;
            struct many *q = &incomplete;
            int fork(), (*f)() = fork;
            int main() {
              if (no) return fork(unknown, own, *p, q) + f();
              return f == 0;
            }
            """));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "long double x; int main() { x = x + 1; } | t.c:1:33: unsupported: arithmetic on long"
            + " double",
        "int main() { __asm__(\"hlt\"); } | t.c:1:14: unsupported: inline assembly \"hlt\"",
        "int main() { int x; __asm__(\"roll %0\" : \"+r\"(x)); } | t.c:1:21: unsupported: inline"
            + " assembly \"roll $0\"",
        "_Float16 h; int main() { h = h * h; } | t.c:1:30: unsupported: floating-point numbers of"
            + " 16 bits",
        "__int128 v __attribute__((vector_size(32))); int main() { v = v + v; } | t.c:1:63:"
            + " unsupported: vectors of integers of 128 bits"
      })
  void constructs(String source, String message) {
    assertRefused(message, source);
  }

  private static String fails(String source) {
    return Run.output(Programs.ofC(source));
  }

  @Test
  void placesThatMustNotBeReached() {
    assertEquals(
        "t.c:1:14: unreachable: reached code that is declared unreachable\n",
        fails("int main() { __builtin_unreachable(); }"));
    assertEquals("t.c:1:14: abort: a trap\n", fails("int main() { __builtin_trap(); }"));
    assertEquals(
        "t.c:1:40: call of something that is not a suitable function\n",
        fails("int main() { void (*volatile f)() = 0; f(); }"));
  }

  @Test
  void divisionFailsWhereItStands() {
    assertEquals(
        "t.c:2:13: division by zero\n",
        fails("int z; int main() {\n  int x = 1 / z;\n  z = 3;\n  return x;\n}"));
    assertEquals(
        "t.c:1:50: division by zero\n",
        fails("unsigned __int128 z; int main() { __int128 x = 5 / z; return x; }"));
  }

  @Test
  void uninitialisedVariables() {
    assertEquals(
        "t.c:1:33: read of uninitialised memory\n",
        fails("int main(int c) { int x; return x + 1; }"));
    assertEquals(
        "t.c:2:10: read of uninitialised memory\n",
        fails("int main(int c) { int x; if (c > 1) x = 2;\n  return x * 3; }"));
    assertEquals("", fails("int main(int c) { int x; if (c == 1) x = 2; return x * 3; }"));
  }

  @ParameterizedTest
  @CsvSource({
    "i + 1, true",
    "-i - 2, true",
    "i * 2, true",
    "i++, true",
    "(short)i + i, false",
    "l - 2, false",
    "l - 3, true",
    "l * -2, true",
    "l * 0, false",
    "u + 1, false"
  })
  void signedOverflowIfAskedFor(String expression, boolean overflows) {
    String source =
        "int i = 2147483647; long l = 1 - 9223372036854775807L; unsigned u = -1;\n"
            + "int main() { return "
            + expression
            + "; }";
    String output =
        Run.output(Programs.lower(List.of(Programs.c(source)), new LoweringOptions(true)));
    assertEquals(
        overflows ? "overflow: signed overflow" : "", output.replaceAll("^t.c:2:\\d+: |\n", ""));
    assertEquals("", Run.output(Programs.ofC(source)));
  }

  /** Processors trap, so it is an error whether or not one asks for overflows. */
  @ParameterizedTest
  @CsvSource({
    "i / m, true",
    "i % m, true",
    "i / -1, true",
    "(int)0x80000000 / m, true",
    "l / m, true",
    "l % m, true",
    "i / 2, false",
    "(i + 1) / m, false",
    "(int)(l / i), false",
    "s / m, false",
    "c % m, false",
    "i / (unsigned)m, false",
    "(long)i / m, false",
    "7 / m, false"
  })
  void quotientsThatDoNotFit(String expression, boolean overflows) {
    String source =
        "int i = -2147483647 - 1, m = -1; long l = -9223372036854775807L - 1;"
            + " short s = -32768; char c = -128;\n"
            + "int main() { int r = "
            + expression
            + "; return 0; }";
    String message = overflows ? "overflow: signed overflow" : "";
    for (boolean asked : new boolean[] {false, true}) {
      String output =
          Run.output(Programs.lower(List.of(Programs.c(source)), new LoweringOptions(asked)));
      assertEquals(message, output.replaceAll("^t.c:2:\\d+: |\n", ""));
    }
  }

  @ParameterizedTest
  @CsvSource({"abs(i), true", "labs(l), true", "abs(i + 1), false", "labs(i), false"})
  void absoluteValuesThatDoNotFit(String expression, boolean overflows) {
    String source =
        "#include <stdlib.h>\nint i = -2147483647 - 1; long l = -9223372036854775807L - 1;"
            + " int main() { return "
            + expression
            + " == 0; }";
    String output =
        Run.output(Programs.lower(List.of(Programs.c(source)), new LoweringOptions(true)));
    assertEquals(overflows, output.endsWith("overflow: signed overflow\n"), output);
    assertEquals("", Run.output(Programs.ofC(source)));
  }
}
