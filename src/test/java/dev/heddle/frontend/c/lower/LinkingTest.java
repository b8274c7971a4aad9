// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static dev.heddle.frontend.c.lower.Programs.c;
import static dev.heddle.frontend.c.lower.Programs.ofLlvm;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.c.lower.body.LoweringOptions;
import dev.heddle.program.Global;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several modules become one program. */
class LinkingTest {
  private static final String MAIN = "define i32 @main() {\n  ret i32 0\n}\n";

  private static String output(String... sources) {
    return Run.output(
        Programs.lower(
            java.util.Arrays.stream(sources).map(s -> c(s)).toList(), LoweringOptions.DEFAULT));
  }

  @Test
  void namesOfOneFileStayThere() {
    assertEquals(
        "1 2\n",
        output(
            "#include <stdio.h>\nstatic int x = 1; static int f() { return x; } int g();"
                + "int main() { printf(\"%d %d\\n\", f(), g()); }",
            "static int x = 2; static int f() { return x; } int g() { return f(); }"));
  }

  @Test
  void definitionsAreFoundElsewhere() {
    assertEquals(
        "7 8 5\n",
        output(
            "#include <stdio.h>\nextern int x; extern int a[]; int f(int *); int (*h)(int *) = f;"
                + "int main() { printf(\"%d %d %d\\n\", x, h(&x), a[1]); }",
            "int x = 7; int a[2] = {4, 5}; int f(int *p) { return *p + 1; }"));
  }

  @Test
  void weakAndTentativeDefinitionsGiveWay() {
    assertEquals(
        "1 3 9\n",
        output(
            "#include <stdio.h>\n__attribute__((weak)) int f() { return 0; }"
                + "__attribute__((common)) int t; int u[2] __attribute__((common));"
                + "int main() { printf(\"%d %d %d\\n\", f(), t, u[1]); }",
            "int f() { return 1; } int t = 3; int u[2] = {8, 9};"));
    Program program =
        ofLlvm(
            MAIN.replace("ret i32 0", "%x = load i32, ptr @c\n  ret i32 %x")
                + "@c = common global i32 0\n",
            "@c = common global [4 x i32] zeroinitializer\n");
    assertEquals(16, program.global("c").orElseThrow().size());
  }

  @Test
  void twoDefinitionsAreRefused() {
    var thrown =
        assertThrows(
            InputException.class,
            () ->
                output(
                    "int f() { return 1; } int main() { return f(); }",
                    "int x;\nint f() { return 2; }"));
    assertEquals("t.c:2: second definition of f, the first is at t.c:1", thrown.getMessage());
  }

  @Test
  void programsNeedAMain() {
    var thrown = assertThrows(InputException.class, () -> ofLlvm("@x = global i32 0\n"));
    assertEquals("t: there is no function main", thrown.getMessage());
  }

  @Test
  void whatIsNotReachedIsNotThere() {
    Program program =
        Programs.ofC(
            """
            int unused; void nobody(void) { missing(); unused = 1; }
            int used; int main() { used = 1; }
            """);
    assertEquals(List.of("used"), program.globals().stream().map(Global::name).toList());
    assertTrue(program.functions().stream().noneMatch(f -> f.name().equals("nobody")));
  }

  /** By priority, whatever the file; of equals, constructors as linked, destructors backwards. */
  @Test
  void constructorsAndDestructorsOfAllFilesRun() {
    String one =
        """
        #include <stdio.h>
        __attribute__((constructor)) static void begin() { printf("first"); }
        __attribute__((constructor(200))) static void begin200() { printf("200 "); }
        __attribute__((destructor)) static void end() { printf(" first"); }
        __attribute__((destructor(200))) static void end200() { printf(" 200\\n"); }
        """;
    String two = one.replace("first", " second").replace("200", "300").replace("\\n", "");
    assertEquals(
        "200 300 first second main  second first 300 200\n",
        output(one + "int main() { printf(\" main\"); }", two));
  }

  @Test
  void initialValuesKnowAddresses() {
    assertEquals(
        "3 b 8 1 16\n",
        output(
            """
            #include <stdio.h>
            struct s { char c; int *p; struct s *next; int (*f)(void); };
            extern struct s two;
            int a[3] = {1, 2, 3};
            int eight(void) { return 8; }
            struct s one = {'a', a + 2, &two, eight};
            struct s two = {'b', a, &one, 0};
            long distance = (char *)&one.next - (char *)&one;
            const char *text = "xyz" + 1;
            int main() {
              printf("%d %c %d %d %ld\\n", *one.p, one.next->c, one.next->next->f(),
                     text[0] == 'y' && two.f == 0, distance);
            }
            """));
  }

  @Test
  void constantsNeverChange() {
    Program program = Programs.ofC("const int c = 3; int x; int main() { x = c; return *&c; }");
    assertTrue(program.global("c").orElseThrow().isConstant());
  }
}
