// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Who leaves its core to the compiler goes on when that has done its work, or is needed. */
class JobPoolTest {
  private final JobPool pool = new JobPool(Optional.empty());
  private final CountDownLatch rests = new CountDownLatch(1);
  private final CountDownLatch goesOn = new CountDownLatch(1);

  private void restWhile(BooleanSupplier isBusy) {
    Thread.ofPlatform().daemon().start(() -> rest(isBusy));
  }

  private void rest(BooleanSupplier isBusy) {
    try {
      pool.waitWhile(isBusy);
      goesOn.countDown();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private boolean isBusy() {
    rests.countDown();
    return true;
  }

  private void assertGoesOn() throws InterruptedException {
    assertTrue(goesOn.await(1, TimeUnit.MINUTES));
  }

  @Test
  void whenTheCompilerHasDoneItsWork() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(5);
    restWhile(() -> {
      asked.countDown();
      return asked.getCount() > 0;
    });
    assertGoesOn();
  }

  @Test
  void whenTheSearchIsOver() throws InterruptedException {
    restWhile(this::isBusy);
    rests.await();
    assertFalse(goesOn.await(5 * CompilerLoad.PAUSE, TimeUnit.MILLISECONDS));
    pool.stop();
    assertGoesOn();
  }

  @Test
  void whenAnotherWaitsForWork() throws InterruptedException {
    restWhile(this::isBusy);
    rests.await();
    Thread other = Thread.ofPlatform().daemon().start(this::take);
    assertGoesOn();
    pool.stop();
    other.join();
  }

  private void take() {
    try {
      assertNull(pool.take());
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
