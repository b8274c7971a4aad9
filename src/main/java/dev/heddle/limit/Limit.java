// SPDX-License-Identifier: Apache-2.0
package dev.heddle.limit;

import dev.heddle.program.SourcePosition;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A reason why an analysis is incomplete. An answer that requires a complete analysis, such as
 * PASS, becomes UNKNOWN if there is a limit.
 *
 * <p>The text of a limit says what happened. What a user can do about it depends on how Heddle is
 * used; the command line says it in {@code dev.heddle.report.LimitText}.
 */
public sealed interface Limit {
  /** An order that does not depend on the order in which limits were met. */
  Comparator<Limit> ORDER =
      Comparator.<Limit, Boolean>comparing(l -> !(l instanceof Endless))
          .thenComparing(Limit::toString);

  /** Something that an analysis may use only so much of. */
  enum Budget implements Limit {
    TIME("the time limit was reached"),
    EXECUTIONS("the limit on executions was reached"),
    STATES("the limit on states was reached"),
    /** The memory that the user allows. */
    MEMORY("the memory limit was reached"),
    /** The memory that the JVM has. */
    HEAP("out of memory"),
    /** The caller or a signal ended the analysis. */
    CANCELLED("interrupted");

    private final String text;

    Budget(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** The wakeup trees of a search grew too large. */
  record TreesTooLarge(Remedy remedy) implements Limit {
    /** A search that needs less memory. */
    public enum Remedy {
      NONE,
      SOURCE_DPOR,
      RANDOM_SCHEDULES
    }

    @Override
    public String toString() {
      return "the search trees take too much memory";
    }
  }

  /** Lazy reachability ended after so many rounds without an answer. */
  record LazyRounds(int most) implements Limit {
    @Override
    public String toString() {
      return "no answer after " + most + " rounds";
    }
  }

  /**
   * A search hit a limit, and the one that needs no bounds could not be used, because the program
   * is not, or not known to be, finite and of moderate size.
   */
  record NotFinite(Limit limit, String why) implements Limit {
    @Override
    public String toString() {
      return limit + "; not searched backwards: " + why;
    }
  }

  /** Only computations were searched in which no buffer holds more than so many stores. */
  record BufferLength(int stores) implements Limit {
    @Override
    public String toString() {
      return "at most " + stores + " stores in a buffer";
    }
  }

  /** A search with buffers of at most so many stores hit a limit. */
  record WithinBuffers(Limit limit, int stores) implements Limit {
    @Override
    public String toString() {
      return limit + ", with at most " + stores + " stores in a buffer";
    }
  }

  /** Runs were cut because they had so many events. */
  record Depth(long runs, int events) implements Limit {
    @Override
    public String toString() {
      return runs + " runs were cut after " + events + " events";
    }
  }

  /**
   * An execution was cut because a thread did not end.
   *
   * @param loops that the thread is in, innermost first; empty if it is in none
   * @param at where the thread is
   * @param events of the execution; 0 if the thread took millions of steps without one
   */
  record Endless(String thread, List<SourcePosition> loops, SourcePosition at, int events)
      implements Limit {
    public Endless {
      loops = List.copyOf(loops);
    }

    @Override
    public String toString() {
      String where =
          switch (loops.size()) {
            case 0 -> "thread " + thread + " at " + at;
            case 1 -> "loop at " + loops.getFirst();
            default ->
                "loop at " + loops.getFirst() + " (called in the loop at " + loops.getLast() + ")";
          };
      String within = events == 0 ? "millions of local steps" : events + " steps";
      return where + " did not end within " + within;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Endless e
          && thread.equals(e.thread)
          && loops.equals(e.loops)
          && at.equals(e.at)
          && events == e.events;
    }

    @Override
    public int hashCode() {
      return Objects.hash(thread, loops, at, events);
    }
  }

  /**
   * A loop was cut because it reached its bound.
   *
   * @param executions in how many executions; 0 if that was not counted
   */
  record LoopCut(SourcePosition at, int rounds, long executions) implements Limit {
    /** The same loop, without saying how often. */
    public LoopCut uncounted() {
      return new LoopCut(at, rounds, 0);
    }

    @Override
    public String toString() {
      String often =
          executions == 0
              ? ""
              : ", in " + executions + (executions == 1 ? " execution" : " executions");
      return "loop bound of " + rounds + " reached (" + at + ")" + often;
    }
  }

  /** Something that an analysis does not follow. */
  record Unsupported(String what, SourcePosition at) implements Limit {
    @Override
    public String toString() {
      return at.file().isEmpty() ? what : what + " (" + at + ")";
    }
  }

  /** The search stopped because of an error, so many executions after it. */
  record ErrorFound(long executionsAfter) implements Limit {
    @Override
    public String toString() {
      return executionsAfter == 0
          ? "stopped at the first error"
          : "stopped " + executionsAfter + " executions after the first error";
    }
  }

  /** An error was found in a random execution, the so-many-th of its phase. */
  record ErrorSampled(long number) implements Limit {
    @Override
    public String toString() {
      return "the error was found in random execution " + number;
    }
  }

  /** An error was found in a search that bounds loops, because the one without a bound ended. */
  record ErrorWithinRounds(int rounds) implements Limit {
    @Override
    public String toString() {
      return "the error was found with a loop bound of " + rounds;
    }
  }

  /**
   * None of the runs was a complete execution, so nothing is known about the program.
   *
   * @param obstacles what kept the runs from being complete
   * @param exhaustive whether every run was seen
   */
  record NoExecution(Obstacles obstacles, boolean exhaustive) implements Limit {
    @Override
    public String toString() {
      return exhaustive ? obstacles.ofAll() : obstacles.ofSome();
    }
  }

  /** No execution ends in a final state that a condition could be about. */
  record NoFinalState() implements Limit {
    @Override
    public String toString() {
      return "no execution has a final state";
    }
  }

  /**
   * Executions were chosen at random.
   *
   * @param runs how many
   * @param how the strategy and its seed
   * @param longest the most events that one had
   */
  record Sampled(long runs, String how, int longest) implements Limit {
    @Override
    public String toString() {
      return (runs == 1
              ? "only 1 random execution was run ("
              : "only " + runs + " random executions were run (")
          + how
          + ", at most "
          + longest
          + " events)";
    }
  }

  /**
   * Schedules with more preemptions were left out.
   *
   * @param most how many the others have at most
   */
  record Preemptions(int most) implements Limit {
    @Override
    public String toString() {
      return "no error in schedules with at most " + preemptions(most);
    }
  }

  /** A search of the schedules with at most so many preemptions hit a limit. */
  record WithinPreemptions(Limit limit, int most) implements Limit {
    @Override
    public String toString() {
      return within(limit.toString());
    }

    /** The text of the limit, and of the bound. */
    public String within(String text) {
      return text + ", in schedules with at most " + preemptions(most);
    }
  }

  private static String preemptions(int n) {
    return n == 1 ? "1 preemption" : n + " preemptions";
  }

  /** Only one schedule was run. */
  record OneSchedule(boolean ended) implements Limit {
    @Override
    public String toString() {
      return ended ? "one schedule only" : "the schedule ends before the execution";
    }
  }

  /** A limit after which the search could have been resumed, had the file been written. */
  record NotSaved(Limit limit, String checkpoint, String why) implements Limit {
    /** What went wrong, to be put after the limit. */
    public String failure() {
      return "; " + checkpoint + " could not be written" + (why.isEmpty() ? "" : ": " + why);
    }

    @Override
    public String toString() {
      return limit + failure();
    }
  }

  /** A limit after which the search can be resumed from a file. */
  record Resumable(Limit limit, String checkpoint) implements Limit {
    @Override
    public String toString() {
      return limit + "; the search can be resumed from " + checkpoint;
    }
  }
}
