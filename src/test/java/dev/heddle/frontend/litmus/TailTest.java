// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.assertError;
import static dev.heddle.frontend.litmus.Litmus.columns;
import static dev.heddle.frontend.litmus.Litmus.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.program.InputException;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.FinalCondition.Quantifier;
import dev.heddle.program.condition.Proposition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TailTest {
  private static FinalCondition tail(String tail) {
    return read("X86 t {} P0 | P1; MOV [x],$1 | MOV EAX,[x]; " + tail).condition();
  }

  /** Fully parenthesised, for comparison. */
  private static String shape(Proposition p) {
    return switch (p) {
      case Proposition.Literal l -> String.valueOf(l.value());
      case Proposition.EqualsValue e -> e.left().name() + "=" + e.value();
      case Proposition.EqualsObservable e -> e.left().name() + "=" + e.right().name();
      case Proposition.Not n -> "!" + shape(n.operand());
      case Proposition.And a -> "(" + shape(a.left()) + " & " + shape(a.right()) + ")";
      case Proposition.Or o -> "(" + shape(o.left()) + " | " + shape(o.right()) + ")";
      case Proposition.Implies i -> "(" + shape(i.left()) + " > " + shape(i.right()) + ")";
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x=1;                            x=1",
        "[x]==1;                         x=1",
        "x=-1;                           x=-1",
        "x!=1;                           !x=1",
        "x<>1;                           !x=1",
        "true \\/ false;                 (true | false)",
        "0:EAX=1:EBX;                    0:EAX=1:EBX",
        "P0:eax=[x];                     0:EAX=x",
        "not x=1;                        !x=1",
        "~(x=1);                         !x=1",
        "not not x=1;                    !!x=1",
        "x=1 /\\ x=2 \\/ x=3 => x=4;     ((x=1 & x=2) | (x=3 > x=4))",
        "x=1 => x=2 => x=3;              (x=1 > (x=2 > x=3))",
        "x=1 => x=2 /\\ x=3;             ((x=1 > x=2) & x=3)",
        "not x=1 => x=2;                 (!x=1 > x=2)",
        "x=1 \\/ x=2 /\\ x=3;            (x=1 | (x=2 & x=3))",
        "(x=1 \\/ x=2) /\\ x=3;          ((x=1 | x=2) & x=3)",
        "x=1 \\/ x=2 \\/ x=3 \\/ x=4;    ((x=1 | x=2) | (x=3 | x=4))",
      })
  void precedence(String text, String shape) {
    assertEquals(shape, shape(tail("exists " + text).proposition()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "exists (x=1);         EXISTS;     exists (x=1)",
        "exists   x = 1;       EXISTS;     exists x = 1",
        "~exists (x=1);        NOT_EXISTS; ~exists (x=1)",
        "~ exists (x=1);       NOT_EXISTS; ~exists (x=1)",
        "forall (x=1);         FORALL;     forall (x=1)",
        "final (x=1);          EXISTS;     exists (x=1)",
        "locations [] (x=1);   EXISTS;     exists (x=1)",
        "'';                   FORALL;     forall true",
        "exists (* a *) (x=1 (* b *) /\\ x=2); EXISTS; exists (x=1 /\\ x=2)",
      })
  void quantifiers(String text, Quantifier quantifier, String shown) {
    FinalCondition condition = tail(text);
    assertEquals(quantifier, condition.quantifier());
    assertEquals(shown, condition.text());
  }

  @Test
  void expectationsPerModelAreSkipped() {
    FinalCondition condition = tail("final (x=1) with tso: ~exists; cc: exists; sc: forall;");
    assertEquals("exists (x=1)", condition.text());
    assertEquals("exists (x=1)", tail("exists (x=1);").text());
    for (String behind : new String[] {";\nwith\ntso: ~exists;\ncc: exists;\n", "; with", ";"}) {
      assertEquals("exists (x=1)", tail("final (x=1)" + behind).text());
    }
  }

  @Test
  void columnsAreTheLocationsThenTheRestOfTheCondition() {
    String tail =
        "locations [1:EAX; x; 0:EBX int; y int*;] filter (z=0) exists (w=1 /\\ P1:EAX=0 /\\"
            + " 0:ECX=w)";
    String text = "X86 t {} P0 | P1; MOV [x],$1 | MOV EAX,[x]; " + tail;
    assertEquals("1:EAX;x;0:EBX;y;w;0:ECX", columns(read(text)));
    assertEquals("z=0", shape(read(text).condition().filter()));
    assertEquals("true", shape(tail("exists (x=1)").filter()));
  }

  @Test
  void longChainsStayShallow() {
    String chain = "x=1" + " /\\ x=1".repeat(20_000);
    assertEquals(true, tail("exists " + chain).proposition().holds(o -> 1));
  }

  @Test
  void deepNestingIsRefused() {
    for (String deep :
        new String[] {"(".repeat(9999), "not ".repeat(9999), "x=1 => ".repeat(9999)}) {
      InputException e = assertThrows(InputException.class, () -> tail("exists " + deep + "x=1"));
      assertEquals("this is nested too deeply", e.getMessage().split(": ")[1]);
    }
  }

  @Test
  void errors() {
    String start = "X86 t {} P0; NOP;\n";
    assertError("2:8: expected a location but found the end of the file", start + "exists ");
    assertError("2:10: expected '=' or '!=' but found ')'", start + "exists (x)");
    assertError("2:12: expected ')' but found the end of the file", start + "exists (x=1");
    assertError("2:14: unexpected ')'", start + "exists (x=1) )");
    assertError("2:15: unexpected 'with'", start + "exists (x=1); with tso: exists");
    assertError("2:9: there is no thread P3", start + "exists (3:EAX=1)");
    assertError("2:9: unknown register FOO", start + "exists (0:FOO=1)");
    assertError("2:9: AH cannot be observed; its whole register can", start + "exists (0:AH=1)");
    assertError(
        "2:1: 'observed' is not supported: use exists, ~exists or forall", start + "observed x=1;");
    assertError(
        "2:1: 'cases' is not supported: use exists, ~exists or forall", start + "cases (x=1)");
    assertError("2:17: faults are not supported", start + "locations [fault(x);]");
    assertError(
        "2:9: this is an array: name one of its elements",
        "X86 t {int a[2]} P0; NOP;\nexists (a=1)");
    assertError("2:11: expected '[' but found 'x'", start + "locations x");
  }
}
