// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.SourcePosition;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTextTest {
  private static final List<String> TABLE =
      List.of(
          "X86 t | u",
          "{ x=1; } P0 | P1 ;",
          " MOV [x],$1 | MOV [y],$1 ; MFENCE | ;",
          "L: INC [x]  |");
  private static final List<String> C = List.of("C t {}", "P0 (int *x) { *x = *x | 2; }");

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "1 # 5  # 'X86 t | u'",
        "3 # 2  # ' MOV [x],$1 '",
        "3 # 15 # '              MOV [y],$1 '",
        "3 # 28 # '                           MFENCE '",
        "4 # 4  # 'L: INC [x]  '",
        "4 # 0  # 'L: INC [x]  |'",
        "4 # 99 # 'L: INC [x]  |'",
      })
  void onlyTheCellAtThePositionIsShown(int line, int column, String text) {
    assertEquals(text, TableText.line(TABLE, new SourcePosition("t.litmus", line, column)));
  }

  @ParameterizedTest
  @CsvSource({"15", "20"})
  void aBarInCIsAnOperator(int column) {
    assertEquals(C.get(1), TableText.line(C, new SourcePosition("t.litmus", 2, column)));
  }
}
