// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Forks;
import dev.heddle.trace.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * An execution in an order that respects program order and the reads-from relation. Stores and
 * their commits are separate actions, and spawns, joins and fences, which are not events, have
 * their places.
 */
public final class ReadsFromOrder {
  private final Execution x;

  /** Per event, from -1 on: the forks in its step in order, and the other actions in it. */
  private final List<List<Action>> forks = new ArrayList<>();

  private final List<List<Action>> others = new ArrayList<>();

  /** What an action is; what comes before the thread's next operation first. */
  public enum What {
    ACQUIRE_FENCE,
    RELEASE_FENCE,
    SPAWN,
    JOIN,
    /** A store goes into a buffer. */
    STORE,
    COMMIT,
    /** Any other event. */
    EVENT
  }

  /**
   * @param event for a store that of its commit; for what is no event that of the step it is in
   * @param operation how many operations the thread had done before
   * @param other the thread that is spawned or joined
   * @param origin the instruction of a join
   */
  public record Action(What what, int event, int thread, int operation, int other, int origin) {}

  /** The order without fences. */
  public ReadsFromOrder(Execution x) {
    this.x = x;
    for (int d = -1; d < x.length(); d++) {
      forks.add(new ArrayList<>());
      others.add(new ArrayList<>());
    }
    for (int d = 0; d < x.length(); d++) {
      if (x.kind(d) == Kind.COMMIT) {
        Action store = new Action(What.STORE, d, x.thread(d), x.operation(d), -1, -1);
        others.get(x.bufferedAfter(d) + 1).add(store);
      }
    }
    Forks all = x.forks();
    for (int i = 0; i < all.count(); i++) {
      forks.get(all.event(i) + 1).add(fork(all, i));
    }
  }

  private static Action fork(Forks f, int i) {
    What what = f.isJoin(i) ? What.JOIN : What.SPAWN;
    return new Action(what, f.event(i), f.thread(i), f.operation(i), f.other(i), f.origin(i));
  }

  /** Adds the fences where they were passed. */
  ReadsFromOrder with(PassedFences fences) {
    for (int i = 0; i < fences.count(); i++) {
      int d = fences.event(i);
      int t = fences.thread(i);
      int operation = fences.operation(i);
      if (fences.acquires(i)) {
        others.get(d + 1).add(new Action(What.ACQUIRE_FENCE, d, t, operation, -1, -1));
      }
      if (fences.releases(i)) {
        others.get(d + 1).add(new Action(What.RELEASE_FENCE, d, t, operation, -1, -1));
      }
    }
    return this;
  }

  public void forEach(Consumer<Action> seen) {
    for (int d = -1; d < x.length(); d++) {
      if (d >= 0) {
        What what = x.kind(d) == Kind.COMMIT ? What.COMMIT : What.EVENT;
        seen.accept(new Action(what, d, x.thread(d), x.operation(d), -1, -1));
      }
      step(forks.get(d + 1), others.get(d + 1), seen);
    }
  }

  /** Of one thread. (Comparators put together by others take milliseconds at the start.) */
  private static int programOrder(Action a, Action b) {
    return a.operation() != b.operation()
        ? a.operation() - b.operation()
        : a.what().compareTo(b.what());
  }

  /** The forks in their order, and before each what its thread did before it. */
  private static void step(List<Action> forks, List<Action> others, Consumer<Action> seen) {
    others.sort((a, b) -> a.thread() != b.thread() ? a.thread() - b.thread() : programOrder(a, b));
    List<Action> rest = new ArrayList<>(others);
    for (Action fork : forks) {
      rest.removeIf(a -> {
        boolean before = a.thread() == fork.thread() && programOrder(a, fork) < 0;
        if (before) {
          seen.accept(a);
        }
        return before;
      });
      seen.accept(fork);
    }
    rest.forEach(seen);
  }
}
