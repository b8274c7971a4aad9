// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.monitor.PsoMonitor.Atomics;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The monitors against figures 4 and 5 as they are printed: the same reports in the same order. */
class FiguresTest {
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void figures4And5(boolean tso) {
    Random random = new Random(2);
    int reported = 0;
    for (int run = 0; run < 2_000; run++) {
      List<String> expected = new ArrayList<>();
      List<String> actual = new ArrayList<>();
      PlainMonitor plain = new PlainMonitor(tso, (p, q, c) -> expected.add(p + " " + q + " " + c));
      Report report = (p, q, c) -> actual.add(p + " " + q + " " + c);
      Monitor monitor =
          tso
              ? new TsoMonitor(Overlaps.NONE, report)
              : new PsoMonitor(Atomics.SPARC, Overlaps.NONE, report);
      int threads = 2 + random.nextInt(5);
      for (int i = 1; i <= 30; i++) {
        int thread = random.nextInt(threads);
        int location = random.nextInt(4);
        int kind = random.nextInt(8);
        plain.event(thread, location, kind == 0, kind > 4, i);
        if (kind == 0) {
          monitor.update(thread, location, i);
        } else if (kind > 4) {
          monitor.write(thread, location, i);
        } else {
          monitor.read(thread, location, i);
        }
      }
      assertEquals(expected, actual);
      reported += expected.size();
    }
    assertTrue(reported > 300, reported + " reports");
  }
}
