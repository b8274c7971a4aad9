// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.assertError;
import static dev.heddle.frontend.litmus.Litmus.columns;
import static dev.heddle.frontend.litmus.Litmus.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SectionsTest {
  private static final String BODY = "{}\nP0 ;\nMOV [x],$1 ;\nexists (x=1)";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "X86 a+b-c_d.e/f[g]:h\n",
        "X86 a+b-c_d.e/f[g]:h(a \\LaTeX name)\n",
        "X86 a+b-c_d.e/f[g]:h \"with { a brace\"\n",
        "X86 a+b-c_d.e/f[g]:h\n\"a description\nof two lines\";\n",
        "X86 a+b-c_d.e/f[g]:h\nCycle=Rfe { Fre\nHash = 12\nsome other line\n",
        "(* before *) X86 a+b-c_d.e/f[g]:h\n(* a (* nested { *) comment *)\n",
        "\uFEFFX86 a+b-c_d.e/f[g]:h\r\n",
        "X86 a+b-c_d.e/f[g]:h ",
        "X86 a+b-c_d.e/f[g]:h.litmus\n",
      })
  void headerHasANameAndSkipsTheRest(String header) {
    LitmusTest test = read(header + BODY);
    assertEquals("a+b-c_d.e/f[g]:h", test.name());
    assertEquals("X86", test.architecture());
    assertEquals("a+b-c_d.e/f[g]:h", test.program().name());
  }

  @Test
  void twoDashesMeanTheNameOfTheFile() {
    assertEquals("SB+x", LitmusReader.read("some/folder/SB+x.litmus", "X86 --\n" + BODY).name());
  }

  @Test
  void everythingBehindTwoAngleBracketsIsIgnored() {
    assertEquals("x", columns(read("X86 t\n" + BODY + "\n<< \u0001 script (* >>")));
    assertEquals("", columns(read("X86 t\n{} P0 ; MOV [x],$1 ; << rest >>")));
  }

  @Test
  void keywordsAreWholeWords() {
    assertEquals(
        "existsy;x",
        columns(read("X86 t {} P0; MOV [existsy],$1; locations [existsy;] exists (x=0)")));
  }

  @Test
  void commentsStandAnywhere() {
    assertEquals(
        "x", columns(read("X86 t {(* a *)} (* b *) P0; MOV (* c *) [x],$1; exists (* d *) (x=1)")));
  }

  @Test
  void brokenLayout() {
    assertError("1:1: expected an architecture: X86, X86_64 or C", "");
    assertError("1:1: architecture ARM is not supported (X86, X86_64 and C are)", "ARM t {}");
    assertError("1:4: expected the name of the test", "X86");
    assertError("2:1: expected '{' and the initial state", "X86 t\n");
    assertError("2:3: this brace is never closed", "X86 t\n  { x=1; ");
    assertError("2:1: this description never ends", "X86 t\n\"abc {}");
    assertError("2:1: this comment never ends", "X86 t\n(* abc {}");
    assertError("1:10: unexpected character U+00E9", "X86 t {} \u00e9");
  }
}
