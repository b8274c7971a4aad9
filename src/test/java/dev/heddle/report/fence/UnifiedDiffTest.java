// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UnifiedDiffTest {
  @Test
  void insertsLines() {
    assertEquals(
        """
        --- f.c
        +++ f.c
        @@ -2,6 +2,7 @@
         b
         c
         d
        +x
         e
         f
         g
        """,
        UnifiedDiff.of("f.c", "a\nb\nc\nd\ne\nf\ng\nh\n", "a\nb\nc\nd\nx\ne\nf\ng\nh\n"));
  }

  @Test
  void saysWhereNoNewlineIs() {
    assertEquals(
        """
        --- f
        +++ f
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file
        """,
        UnifiedDiff.of("f", "a\nb", "a\nc"));
    assertEquals("", UnifiedDiff.of("f", "a", "a"));
  }

  @Test
  void takesOneTextToTheOther() {
    Random random = new Random(1);
    for (int round = 0; round < 2000; round++) {
      String before = text(random);
      String after = text(random);
      assertEquals(after, PatchedText.of(before, UnifiedDiff.of("f", before, after)));
    }
  }

  private static String text(Random random) {
    List<String> lines = new ArrayList<>();
    for (int i = random.nextInt(30); i > 0; i--) {
      lines.add(String.valueOf((char) ('a' + random.nextInt(4))));
    }
    String text = String.join("\n", lines);
    return text.isEmpty() || random.nextInt(4) == 0 ? text : text + "\n";
  }
}
