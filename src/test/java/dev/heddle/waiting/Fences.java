// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.Random;

/** Puts fences into loops that store. */
final class Fences {
  private Fences() {}

  /** Usually a fence before each jump back over a store that no fence-like step follows. */
  static Body inLoops(Body body, Random random) {
    Body result = body;
    for (int i = 0; i < result.steps().size(); i++) {
      for (int target : result.successors(i)) {
        if (target <= i && stores(result, target, i) && random.nextInt(12) != 0) {
          // behind the last store; so a jump that skips the store does not pass the fence
          int at = lastStore(result, target, i) + random.nextInt(2);
          boolean before = at >= i || random.nextBoolean();
          result = result.inserting(before ? i : at + 1, new Step.Fence());
          i++;
          break;
        }
      }
    }
    return result;
  }

  private static boolean stores(Body body, int from, int to) {
    int last = lastStore(body, from, to);
    if (last < 0) {
      return false;
    }
    for (int i = last + 1; i < to; i++) {
      if (isFence(body.steps().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static int lastStore(Body body, int from, int to) {
    for (int i = to - 1; i >= from; i--) {
      if (body.steps().get(i) instanceof Step.Store) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the step waits until the thread's stores have reached memory. */
  private static boolean isFence(Step step) {
    return step instanceof Step.Visible
        && !(step instanceof Step.Load
            || step instanceof Step.Store
            || step instanceof Step.Choose);
  }
}
