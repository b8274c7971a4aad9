package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CompilerLoadTest {
  private static final long SECOND = 1_000_000_000;

  @Test
  void busyAboveATenthOfTheTime() {
    CompilerLoad load = new CompilerLoad();
    assertTrue(load.isBusy(500, 0), "nothing is known yet");
    assertTrue(load.isBusy(601, SECOND));
    assertFalse(load.isBusy(701, 2 * SECOND));
    assertFalse(load.isBusy(701, 3 * SECOND));
    assertTrue(load.isBusy(1701, 4 * SECOND));
  }
}
