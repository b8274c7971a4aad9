// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.Instruction;
import dev.heddle.program.Need;
import dev.heddle.program.Program;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which loads must find initialised memory. */
class DefiniteUseTest {
  /** What the first load of {@code f} needs. */
  private static Need need(String body) {
    String head =
        """
        struct bits { unsigned a : 3, b : 5; };
        struct pair { int x, y; };
        int *p, *q, **pp; struct bits *s; struct pair *t;
        int g(int x) { return x; }
        """;
    Program program =
        Programs.ofC(
            head
                + "int f(int *p, int *q, int **pp, struct bits *s, struct pair *t, int n) {"
                + body
                + "} int main() { f(p, q, pp, s, t, 1); }");
    return Programs.all(program, "f", Instruction.Load.class).getFirst().need();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return *p + 1;",
        "if (*p) return 1; return 2;",
        "while (*p == 0); return 0;",
        "return **pp;",
        "return q[*p];",
        "int x = *p; return x * 2;",
        "int x = *p; int y = x; n = y; return n == 3;",
        "int x = *p; if (n) return x == 1; return x == 2;",
        "switch (*p) { case 1: return 2; } return 0;",
        "return s->a == 2;",
        "int x = *p; while (n--) x++; return x > 2;"
      })
  void valuesThatAreUsed(String body) {
    assertEquals(Need.INITIALIZED, need(body));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*q = *p; return 0;",
        "return *p;",
        "return g(*p);",
        "int x = *p; *p = *q; *q = x; return 0;",
        "s->a = 2; return 0;",
        "int x = *p; if (n) return x == 1; return 0;",
        "int x = *p; x = 3; return x + 1;",
        "struct pair a = *t; *t = a; return 0;",
        "*q = (char)*p; return 0;"
      })
  void valuesThatAreNot(String body) {
    assertEquals(Need.ANY, need(body));
  }
}
