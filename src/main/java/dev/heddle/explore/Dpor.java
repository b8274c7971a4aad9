package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.Arrays;
import java.util.function.Function;

/**
 * The depth-first search that both reductions share: run forward to a maximal execution, let a
 * {@link Reversal} schedule what its races ask for, go back to the deepest node with something
 * scheduled. Iterative; the path lives in the machine's execution, the sleep sets and the tree.
 */
final class Dpor {
  /** Decides what must be explored so that two racing events are seen in the other order too. */
  interface Reversal {
    /**
     * The race of events e and z (or, e being ~c, the alternative c of choice z).
     *
     * @return whether the decision holds for every execution that has z at its place
     */
    boolean reverse(int e, int z);

    /** The race of event e with the step that a thread waits to make at the end. */
    void reverseBlocked(int e, long lock);
  }

  private final Machine machine;
  private final Execution execution;
  private final Observer observer;
  private final Reversal reversal;

  private final Options options;
  final SleepSets sleep;
  final WakeupTree tree = new WakeupTree();

  /**
   * Races whose decision may turn out otherwise in a later execution, in order of the later event.
   */
  private int[] unsettledFirst = new int[64];

  private int[] unsettledSecond = new int[64];
  private int unsettled;

  private long executions;
  private long redundant;
  private long cuts;
  private long events;

  /**
   * @param allRaces look at every race of every execution, not only at new and unsettled ones
   * @param mostNodes how large the wakeup trees may be together
   */
  record Options(boolean allRaces, int mostNodes) {}

  Dpor(Machine machine, Observer observer, Options options, Function<Dpor, Reversal> reversal) {
    this.machine = machine;
    this.execution = machine.execution();
    this.observer = observer;
    this.options = options;
    this.sleep = new SleepSets(machine.locations());
    this.reversal = reversal.apply(this);
    observer.starts(tree::children);
  }

  Statistics search() {
    Statistics.End end = null;
    for (int fresh = 0; end == null; ) {
      boolean grown = forward();
      boolean goOn = report(grown, grown && !isAnythingEnabled());
      handleRaces(fresh);
      boolean outgrown = tree.live() > options.mostNodes();
      fresh = back();
      if (fresh < 0) {
        end = Statistics.End.EXHAUSTED;
      } else if (!goOn) {
        end = Statistics.End.STOPPED;
      } else if (outgrown) {
        end = Statistics.End.OUTGROWN;
      }
    }
    while (execution.length() > 0) {
      machine.undo();
    }
    return new Statistics(executions, redundant, cuts, events, end);
  }

  /** Counts the execution; whether to go on. */
  private boolean report(boolean grown, boolean complete) {
    if (grown && !complete) {
      redundant++;
      return true;
    }
    executions += complete ? 1 : 0;
    cuts += complete ? 0 : 1;
    return observer.seen(machine, complete);
  }

  /** Runs on until nothing can move that is not asleep; false if a limit cut the execution. */
  private boolean forward() {
    for (; ; ) {
      int d = execution.length();
      boolean scheduled = tree.first(d) >= 0;
      long step = scheduled ? tree.label(tree.first(d)) : pick(d);
      if (!scheduled && step < 0) {
        return true;
      }
      if (!observer.mayGrow(d)) {
        tree.clear(d);
        return false;
      }
      machine.step(Label.lane(step), Label.is(step, Label.CHOICE) ? Label.ordinal(step) : 0);
      events++;
      assert !scheduled || Label.sameStep(step, execution.label(d))
          : Label.toString(step) + " scheduled, " + Label.toString(execution.label(d));
      if (scheduled) {
        tree.descend(d);
      } else {
        tree.descendFreely(d);
      }
      sleep.inherit(d, execution.label(d), machine.laneWords());
    }
  }

  private boolean isAnythingEnabled() {
    for (int w = 0; w < machine.laneWords(); w++) {
      if (machine.enabled(w) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * A step for a free choice: commits first, then the thread that moved last, then the lowest lane.
   * Other orders are as correct but can make the trees many times larger. Negative if there is
   * none.
   */
  private long pick(int d) {
    int words = machine.laneWords();
    for (int w = 1; w < words; w++) {
      long m = machine.isCommitWord(w) ? machine.enabled(w) & ~sleep.mask(w) : 0;
      if (m != 0) {
        return lane(w, m);
      }
    }
    if (d > 0) {
      int own = machine.laneOf(execution.thread(d - 1));
      if (machine.isEnabled(own) && (sleep.mask(own >> 6) >>> own & 1) == 0) {
        long step = awake(d, own);
        if (step >= 0) {
          return step;
        }
      }
    }
    for (int w = 0; w < words; w++) {
      long m = machine.isCommitWord(w) ? 0 : machine.enabled(w) & ~sleep.mask(w);
      for (; m != 0; m &= m - 1) {
        long step = awake(d, w * 64 + Long.numberOfTrailingZeros(m));
        if (step >= 0) {
          return step;
        }
      }
    }
    return -1;
  }

  private static long lane(int word, long bits) {
    return Label.of(word * 64 + Long.numberOfTrailingZeros(bits), 0, 0, 0, 0);
  }

  /** A thread's next step, for a choice its first alternative that is not asleep; -1 if all are. */
  private long awake(int d, int lane) {
    int alternatives = machine.alternatives(lane);
    if (alternatives == 0) {
      return Label.of(lane, 0, 0, 0, 0);
    }
    for (int c = 0; c < alternatives; c++) {
      long step = Label.of(lane, machine.threadOf(lane), 0, c, Label.CHOICE);
      if (!sleep.contains(d, step)) {
        return step;
      }
    }
    return -1;
  }

  /** Goes back to the deepest node with something scheduled; its depth, or -1 if there is none. */
  private int back() {
    while (execution.length() > 0) {
      machine.undo();
      int d = execution.length();
      sleep.add(d, execution.label(d));
      if (tree.first(d) >= 0) {
        return d;
      }
    }
    return -1;
  }

  /**
   * Races whose later event is new since the last backtracking, and older ones that are not
   * settled. Handling the new ones only would lose executions; handling all is right but twice as
   * slow, and kept to be compared with.
   */
  private void handleRaces(int fresh) {
    while (unsettled > 0 && unsettledSecond[unsettled - 1] >= fresh) {
      unsettled--;
    }
    if (!options.allRaces()) {
      int kept = 0;
      for (int r = 0; r < unsettled; r++) {
        if (!reversal.reverse(unsettledFirst[r], unsettledSecond[r])) {
          unsettledFirst[kept] = unsettledFirst[r];
          unsettledSecond[kept++] = unsettledSecond[r];
        }
      }
      unsettled = kept;
    }
    for (int r = options.allRaces() ? 0 : execution.racesFrom(fresh); r < execution.races(); r++) {
      if (!reversal.reverse(execution.raceFirst(r), execution.raceSecond(r))
          && !options.allRaces()) {
        keep(execution.raceFirst(r), execution.raceSecond(r));
      }
    }
    for (int t = 0; machine.waits() && t < machine.threadCount(); t++) {
      int blocker = machine.blocker(t);
      if (blocker >= 0) {
        reversal.reverseBlocked(blocker, machine.blockedLabel(t, blocker));
      }
    }
  }

  private void keep(int first, int second) {
    if (unsettled == unsettledFirst.length) {
      unsettledFirst = Arrays.copyOf(unsettledFirst, unsettled * 2);
      unsettledSecond = Arrays.copyOf(unsettledSecond, unsettled * 2);
    }
    unsettledFirst[unsettled] = first;
    unsettledSecond[unsettled++] = second;
  }
}
