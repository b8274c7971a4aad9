// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Runs several methods for the same question in turns, until one decides. Turns are counted in
 * states, not in time, and only one method runs at a time, so it does not depend on the machine
 * which one decides and what the others have done until then.
 */
final class Turns {
  /**
   * A method.
   *
   * @param cost of one of its states, compared with those of other methods
   * @param method must stop when its limits say so; an unknown answer ends its turns
   */
  record Method(int cost, Function<StateLimits, Reachability> method) {}

  /** The work in a turn. */
  private static final long QUANTUM = 50_000;

  private final List<Method> methods;
  private final StateLimits limits;

  /** By method: the work that it has done, and may do before the others continue. */
  private final long[] done;

  private final long[] allowed;
  private final boolean[] ended;
  private int current;
  private Reachability answer;
  private Throwable failure;

  private Turns(List<Method> methods, StateLimits limits) {
    this.methods = methods;
    this.limits = limits;
    done = new long[methods.size()];
    allowed = new long[methods.size()];
    ended = new boolean[methods.size()];
    allowed[0] = QUANTUM;
  }

  /** The first answer that decides; if there is none, that of the first method. */
  static Reachability run(List<Method> methods, StateLimits limits) {
    return new Turns(methods, limits).run();
  }

  private Reachability run() {
    List<Thread> threads = new ArrayList<>();
    for (int m = 0; m < methods.size(); m++) {
      int number = m;
      threads.add(Thread.ofPlatform().name("method " + m).daemon().start(() -> run(number)));
    }
    for (Thread thread : threads) {
      join(thread);
    }
    if (failure instanceof RuntimeException e) {
      throw e;
    }
    if (failure instanceof Error e) {
      throw e;
    }
    return answer;
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void run(int m) {
    try {
      if (work(m, 0)) {
        end(m, methods.get(m).method().apply(limits.heardBy(states -> work(m, states))), null);
      }
    } catch (OutOfMemoryError _) {
      end(m, Reachability.stopped(Limit.Budget.HEAP), null); // What it used is garbage now.
    } catch (RuntimeException | Error e) {
      end(m, null, e);
    }
  }

  /** Counts states of a method and waits until it may continue; false if it must stop. */
  private synchronized boolean work(int m, long states) {
    done[m] += states * methods.get(m).cost();
    try {
      while (!isOver() && (current != m || done[m] > allowed[m])) {
        if (current == m) {
          pass();
        } else {
          wait();
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      failure = new IllegalStateException("interrupted");
      notifyAll();
    }
    return !isOver();
  }

  private boolean isOver() {
    return failure != null || answer != null && isDecided(answer);
  }

  private static boolean isDecided(Reachability found) {
    return found.answer() != Reachability.Answer.UNKNOWN;
  }

  private void pass() {
    do {
      current = (current + 1) % ended.length;
    } while (ended[current]);
    allowed[current] += QUANTUM;
    notifyAll();
  }

  private synchronized void end(int m, Reachability found, Throwable why) {
    if (isOver()) {
      return;
    }
    ended[m] = true;
    failure = why;
    if (m == 0 || answer == null || found == null || isDecided(found)) {
      answer = found;
    }
    boolean others = false;
    for (boolean e : ended) {
      others |= !e;
    }
    if (!isOver() && others) {
      pass();
    }
    notifyAll();
  }
}
