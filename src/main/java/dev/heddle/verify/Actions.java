package dev.heddle.verify;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * An execution in an order that respects program order and who read from whom: each thread's stores
 * stand where it made them, their commits apart, and what is no event where it was fused in.
 */
final class Actions {
  /** Threads in the order they were spawned; a parent has the smaller number. */
  private static final Comparator<Action> IN_STEP =
      Comparator.comparingInt(Action::thread)
          .thenComparingInt(Action::operation)
          .thenComparing(Action::what);

  private final Execution x;
  private final List<List<Action>> steps = new ArrayList<>();

  /** What an action is; what comes before the thread's next operation first. */
  enum What {
    ACQUIRE_FENCE,
    RELEASE_FENCE,
    SPAWN,
    /** A store goes into a buffer. */
    STORE,
    COMMIT,
    /** Any other event. */
    EVENT
  }

  /**
   * @param event for a store that of its commit; for a fence or spawn that of the step it is in
   * @param operation how many operations the thread had done before
   * @param other the thread that is spawned
   */
  record Action(What what, int event, int thread, int operation, int other) {}

  /** Without the fences, that is. */
  Actions(Execution x, int threads) {
    this.x = x;
    for (int d = -1; d < x.length(); d++) {
      steps.add(new ArrayList<>());
    }
    for (int d = 0; d < x.length(); d++) {
      if (x.kind(d) == Kind.COMMIT) {
        add(x.bufferedAfter(d), What.STORE, d, x.thread(d), x.operation(d), -1);
      }
    }
    for (int t = 0; t < threads && t < x.threads(); t++) {
      if (x.parent(t) >= 0 && x.parentEvent(t) < x.length()) {
        add(x.parentEvent(t), What.SPAWN, x.parentEvent(t), x.parent(t), x.parentOperation(t), t);
      }
    }
  }

  /** Puts fences where they were passed. */
  Actions with(Fences fences) {
    for (int i = 0; i < fences.count(); i++) {
      int d = fences.event(i);
      if (fences.acquires(i)) {
        add(d, What.ACQUIRE_FENCE, d, fences.thread(i), fences.operation(i), -1);
      }
      if (fences.releases(i)) {
        add(d, What.RELEASE_FENCE, d, fences.thread(i), fences.operation(i), -1);
      }
    }
    return this;
  }

  private void add(int step, What what, int event, int thread, int operation, int other) {
    steps.get(step + 1).add(new Action(what, event, thread, operation, other));
  }

  void forEach(Consumer<Action> seen) {
    for (int d = -1; d < x.length(); d++) {
      if (d >= 0) {
        What what = x.kind(d) == Kind.COMMIT ? What.COMMIT : What.EVENT;
        seen.accept(new Action(what, d, x.thread(d), x.operation(d), -1));
      }
      steps.get(d + 1).sort(IN_STEP);
      steps.get(d + 1).forEach(seen);
    }
  }
}
