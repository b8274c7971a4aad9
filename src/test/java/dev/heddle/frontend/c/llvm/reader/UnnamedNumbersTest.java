// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import static dev.heddle.frontend.c.llvm.reader.Texts.assertError;
import static dev.heddle.frontend.c.llvm.reader.Texts.read;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters, blocks and results without a name share one counter, as the LLVM reference says. */
class UnnamedNumbersTest {
  private static final String EXPLICIT =
      """
      define i32 @f(i32 %0, i32 %n, i32 %1) {
      2: %3 = add i32 %0, %1
        %4 = add i32 %3, %n
        br label %5

      5: %6 = icmp eq i32 %4, 6
        br i1 %6, label %7, label %named

      7: call void @g()
        %8 = call i32 @f(i32 1, i32 2, i32 3)
        store i32 %8, ptr @x
        br label %named

      named: %9 = load i32, ptr @x
        ret i32 %9
      }
      """;

  @Test
  void numbersCanBeLeftOut() {
    String text = EXPLICIT.replaceAll("%[0-9] = ", "").replaceAll("(?m)^[0-9]: ", "");
    text = text.replace("i32 %0, i32 %n, i32 %1)", "i32, i32 %n, i32)");
    assertEquals(read(EXPLICIT).functions(), read(text).functions());
  }

  @ParameterizedTest
  @ValueSource(strings = {"%[0-9] = ", "(?m)^[0-9]: "})
  void someNumbersCanBeLeftOut(String pattern) {
    String text = EXPLICIT.replaceAll(pattern, "");
    assertEquals(read(EXPLICIT).functions(), read(text).functions());
  }

  /** As of clang 19. */
  @Test
  void numbersCanBeSkipped() {
    read("define i32 @f(i32 %3) {\n  %9 = add i32 %3, 1\n  br label %20\n20:\n  ret i32 %9\n}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%2 = add i32 %0, %1 | t.ll:2:3: expected number 3 or greater but found 2",
        "%q = store i32 %0, ptr @x | t.ll:2:3: 'store' has no value to be named",
        "%q = ret i32 %0 | t.ll:2:3: 'ret' has no value to be named",
        "%99999999999 = add i32 %0, %1 | t.ll:2:3: no function has so many names",
      })
  void wrongNumbersAreRefused(String line, String message) {
    assertError(message, "define i32 @f(i32, i32) {\n  " + line + "\n  ret i32 0\n}\n");
  }

  @Test
  void wrongNumbersOfBlocksAndParametersAreRefused() {
    assertError(
        "t.ll:3:1: expected number 1 or greater but found 0",
        "define i32 @f() {\n  br label %1\n0:\n  ret i32 0\n}\n");
    assertError(
        "t.ll:1:30: expected number 2 or greater but found 0",
        "define i32 @main(i32 %1, ptr %0) {\n  ret i32 0\n}\n");
  }
}
