// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PointedSourceTest {
  /** The text with {@code @} before each statement and {@code $} in each condition. */
  private static String marked(String text, int... keptLines) {
    BitSet kept = new BitSet();
    for (int line : keptLines) {
      kept.set(line);
    }
    StringBuilder out = new StringBuilder(text);
    for (SourcePoint p : PointedSource.of(text, kept).points().reversed()) {
      out.insert(p.offset(), p.form() == SourcePoint.Form.STATEMENT ? '@' : '$');
    }
    return out.toString();
  }

  /** A tilde stands for the end of a line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      quoteCharacter = '`',
      value = {
        "int f() { x = 1; return y; }  % int f() { @x = 1; @return y; @}",
        "int f() {}                    % int f() {@}",
        "void f(void) { if (a) { b(); } else if (c) d(); else { } }"
            + " % void f(void) { @if (a) { @b(); @} else if ($c) d(); else { @} @}",
        "int f() { while (a) ; }       % int f() { @while ($a) ; @}",
        "int f() { do { x; } while (a); y; } % int f() { @do { @x; @} while ($a); @y; @}",
        "int f() { for (i = 0; i < 3; i++) { x; } } % int f() { @for (i = 0; $i < 3; i++) { @x; @}"
            + " @}",
        "int f() { for (;;) x; }       % int f() { @for (;;) x; @}",
        "int f() { switch (a) { case 1: x; default: y; } }"
            + " % int f() { @switch (a) { @case 1: @x; @default: @y; @} @}",
        "int f() { case a ? b : c: x; } % int f() { @case a ? b : c: @x; @}",
        "int f() { again: x; goto again; } % int f() { @again: @x; @goto again; @}",
        "int f() { int a[] = {1, 2}; p = (T){1}; } % int f() { @int a[] = {1, 2}; @p = (T){1}; @}",
        "int f() { struct s { int a; } b; } % int f() { @struct s { int a; } b; @}",
        "int f() { x = ({ int a = 1; a; }); } % int f() { @x = ({ int a = 1; a; }); @}",
        "int f() { EACH(i, n) { x; } y; } % int f() { @EACH(i, n) { @x; @} @y; @}",
        "int f() { a('}', \"}\\\"\"); /* } */ b; // }~ } %"
            + " int f() { @a('}', \"}\\\"\"); /* } */ @b; // }~ @}",
        "int a[] = {1}; int f() __attribute__((x)) { y; }"
            + " % int a[] = {1}; int f() __attribute__((x)) { @y; @}",
        "struct s { int (*g)(int); }; struct s t = { f }; % struct s { int (*g)(int); }; struct s t"
            + " = { f };",
        "typedef struct { int a; } T; T f(T t) { x; } %"
            + " typedef struct { int a; } T; T f(T t) { @x; @}",
        "int f(a) int a; { x; }        % int f(a) int a; { x; }",
        "#define M { ; \\~ }~int f() { M }    % #define M { ; \\~ }~int f() { @M @}",
      })
  void pointsAreWhereStatementsBegin(String text, String expected) {
    assertEquals(expected.strip().replace('~', '\n'), marked(text.strip().replace('~', '\n')));
  }

  @Test
  void partsThatThePreprocessorLeavesOutHaveNone() {
    String text = "int f() {\n#ifdef A\n  if (a) {\n#else\n  if (b) {\n#endif\n    x;\n  }\n}\n";
    assertEquals(
        text.replace("if (b)", "@if (b)").replace("x;", "@x;").replace("}", "@}"),
        marked(text, 1, 5, 7, 8, 9));
    assertEquals(
        text.replace("if (a)", "@if (a)").replace("x;", "@x;").replace("}", "@}"),
        marked(text, 1, 3, 7, 8, 9));
  }

  @Test
  void callsLeaveAllElseWhereItIs() {
    PointedSource source = PointedSource.of("int f() { x;\n  while (y) ; }\n", new BitSet());
    assertEquals(
        """
        void __heddle_point(void);
        #line 1
        int f() {\s
        #line 1
                  __heddle_point();
        #line 1
                  x;
         \s
        #line 2
          __heddle_point();
        #line 2
          while (
        #line 2
                 __heddle_point(),
        #line 2
                 y) ;\s
        #line 2
                      __heddle_point();
        #line 2
                      }
        """,
        source.withCalls());
  }

  @Test
  void anythingHasSomePoints() {
    // what is no C is told by clang; here it must only not go on for ever
    for (String text :
        new String[] {"{", "}", "f(){", "f(){ if", "f(){ for (", "f(){ case", "'", "/*", "#"}) {
      PointedSource.of(text, new BitSet()).withCalls();
    }
  }
}
