// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CompilerLoadTest {
  private static final long MILLISECOND = 1_000_000;

  private final CompilerLoad load = new CompilerLoad();

  @Test
  void busyAboveHalfOfTheTime() {
    for (int i = 0; i < 5; i++) {
      assertTrue(load.isBusy(500, i * 20 * MILLISECOND), "too little is known yet");
    }
    assertTrue(load.isBusy(551, 100 * MILLISECOND));
    assertFalse(load.isBusy(551, 222 * MILLISECOND));
  }

  /** What is compiled counts when that is done; until then nothing seems to be. */
  @Test
  void busyWhileLongMethodsAreCompiled() {
    for (int i = 0; i < 20; i++) {
      assertTrue(load.isBusy(i / 2 * 40, i * 20 * MILLISECOND));
    }
    for (int i = 20; i < 23; i++) {
      assertTrue(load.isBusy(380, i * 20 * MILLISECOND));
    }
    assertFalse(load.isBusy(380, 23 * 20 * MILLISECOND));
  }
}
