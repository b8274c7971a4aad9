// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Session;
import dev.heddle.cli.bench.ThreadsBench.Program;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class ThreadsBenchTest {
  @Test
  void aLineForEachProgram() {
    String line = ThreadsBench.measure(new Program("writers.c", 3, 24), 2, 2);
    String number = " +[0-9]+\\.[0-9]{2}";
    String seconds = number + " s";
    boolean pins = !SingleCore.prefix().isEmpty();
    String times = (pins ? seconds : " +-") + seconds + seconds + (pins ? number : " +-") + number;
    assertTrue(line.matches("writers.c, N=3 +24" + times), line);
    assertEquals(line.length(), ThreadsBench.header(2).length());
  }

  @Test
  void theFirstCoreOfAList() {
    assertEquals("0", SingleCore.first("\t0-1"));
    assertEquals("4", SingleCore.first("\t4,6-7"));
    assertEquals("12", SingleCore.first("12"));
  }

  @Test
  void aWrongCountIsNoFigure() {
    Program wrong = new Program("writers.c", 3, 23);
    assertThrows(IllegalStateException.class, () -> ThreadsBench.measure(wrong, 2, 1));
  }

  @Test
  void optionsOfOthersAreRefused() {
    Session.assertRefused("heddle: bench threads has no --model", "bench", "threads", "--model=sc");
    Session.assertRefused("heddle: bench scaling has no --jobs", "bench", "scaling", "--jobs=2");
    Session.assertRefused("heddle: --jobs goes with bench threads", "bench", "fib", "--jobs=2");
    Session.assertRefused(
        "heddle: bench threads needs --jobs 2 or more", "bench", "threads", "--jobs=1");
  }
}
