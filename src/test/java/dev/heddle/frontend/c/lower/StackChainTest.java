// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.c.lower.body.LoweringOptions;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays of variable length and what alloca gives: when they end. */
class StackChainTest {
  private static final String HEAD =
      """
      #include <alloca.h>
      #define APART __attribute__((noinline))
      int *kept;
      APART void keep(int *p) { *(int *volatile *)&kept = p; }
      """;

  private static String output(String source, String level) {
    return Run.output(
        Programs.lower(List.of(Programs.c(HEAD + source, level)), LoweringOptions.DEFAULT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int *f(int n) { int a[n]; a[0] = 3; return a; }",
        "int *f(int n) { int *a = alloca(4 * n); a[0] = 3; return a; }",
        "int *f(int n) { if (n < 2) return 0; int a[n]; a[0] = 3; keep(a); return kept; }",
        "int *f(int n) { if (n < 2) return 0; int *a = alloca(4 * n); keep(a); return kept; }",
        "int *f(int n) { while (n--) { int a[n + 1]; a[0] = 3; keep(a); } return kept; }",
        "int *f(int n) { while (n--) { int *a = alloca(4); *a = 3; keep(a); } return kept; }",
        "int *f(int n) { if (n) { int a[n]; f(n - 1); keep(a); } return kept; }"
      })
  void theirUseAfterTheReturnIsFound(String f) {
    String main = " int main() { int *p = f(3); return *p - 3; }";
    for (String level : List.of("-O0", "-O2")) {
      String apart = "APART static " + f.replace("*f(int n)", "*f(volatile int n)");
      String output = output(apart + main, level);
      boolean optimised = level.equals("-O2") && f.contains("return a"); // clang knows, too
      assertTrue(optimised || output.endsWith("use after free\n"), level + output);
    }
  }

  @Test
  void anArrayOfVariableLengthEndsWithItsBlock() {
    String f = "static int f(int n) { if (n) { int a[n]; a[0] = 3; keep(a); } return *kept; }";
    assertTrue(output(f + " int main() { return f(3); }", "-O0").endsWith("use after free\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int s = 0; for (int i = 1; i <= n; i++) { int a[i], b[i]; keep(a); keep(b);"
            + " a[0] = b[0] = i; s += *a + *b - i; } return s;",
        "int *a[9]; for (int i = 1; i <= n; i++) { keep(a[i] = alloca(4)); *a[i] = i; }"
            + " int s = 0; for (int i = 1; i <= n; i++) s += *a[i]; return s;",
        "if (n == 0) return 0; int a[n]; a[n - 1] = n; keep(a); return f(n - 1) + a[n - 1];",
        "int s = 0; again:; int a[n]; keep(a); a[0] = n; s += *a; if (--n) goto again; return s;",
        "int s = 0; for (int i = 1;; i++) { int a[i]; keep(a); *a = i; if (i > n) return s; s +="
            + " *a; if (i == 1) continue; int b[i]; keep(b); if (i > 5) break; } return s;",
        "if (n) { int *a = alloca(0); keep(a); } return n * (n + 1) / 2;"
      })
  void whatLivesCanBeUsed(String body) {
    String source =
        "APART static int f(int n) {" + body + "} int main() { if (f(4) != 10) __builtin_trap(); }";
    for (String level : List.of("-O0", "-O2")) {
      assertEquals("", output(source, level), level);
    }
  }

  @Test
  void privateOnesAreOnlyReserved() {
    Program program =
        Programs.ofC(
            HEAD
                + "int f(int n) { while (n--) { int a[n + 1]; a[n] = 1; } return n; }"
                + " int main() { return f(3); }");
    assertEquals(0, Programs.all(program, "f", Instruction.Free.class).size());
    assertEquals(
        List.of(Storage.PRIVATE),
        Programs.all(program, "f", Instruction.Allocate.class).stream()
            .map(Instruction.Allocate::storage)
            .toList());
  }

  @Test
  void mainsLiveAsLongAsTheProcess() {
    Program program =
        Programs.ofC(
            HEAD
                + "int main(int c, char **v) { int a[c]; keep(a); if (c) { int b[c]; keep(b); }"
                + " return 0; }");
    assertEquals(0, Programs.all(program, "main", Instruction.Free.class).size());
  }
}
