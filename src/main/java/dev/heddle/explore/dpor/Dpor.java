// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.explore.observe.Estimate;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.PollInterval;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.SleepSets;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.trace.EventRaces;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.function.Function;

/**
 * The depth-first search that both reductions share: run forward to a maximal execution, let a
 * {@link Reversal} schedule the sequences that its races require, go back to the deepest node at
 * which a step is scheduled. It is iterative; the path is represented by the machine's execution,
 * the sleep sets and the tree.
 */
public final class Dpor {
  public final Machine machine;
  public final Execution execution;
  final Observer observer;
  private final Reversal reversal;
  private final Options options;
  private final boolean everything;

  /** Whether every race of every execution is examined, as published. */
  private final boolean allRaces;

  public final SleepSets sleep;
  public final WakeupTree tree = new WakeupTree();
  public final UnsettledRaces unsettled;
  public final Estimate estimate;
  private final PollInterval limits;
  public final DeferredReads deferredReads;

  /** The nodes shared with other searches; null if it is the only search. */
  private SharedPrefix shared;

  private long executions;
  private long redundant;
  private long cuts;
  private long events;

  /** Whether it ends because its trees would grow too large. */
  private boolean outgrown;

  /** Why the last exploration ended; null while it runs. */
  private Statistics.End end;

  /** What is explored. */
  public enum Extent {
    /** The sequences that races require. */
    RACES,
    /** Every enabled step at every node; no races. */
    EVERYTHING
  }

  /**
   * @param mostNodes the most nodes of all wakeup trees together
   * @param betweenBreaks executions by deferred reads between two breaks
   */
  public record Options(Extent extent, int mostNodes, int betweenBreaks) {
    /** Giving away fewer executions costs more than exploring them. */
    public static final int USUAL_BREAKS = 64;
  }

  public Dpor(
      Machine machine, Observer observer, Options options, Function<Dpor, Reversal> reversal) {
    this.machine = machine;
    this.execution = machine.execution();
    this.observer = observer;
    this.options = options;
    this.everything = options.extent() == Extent.EVERYTHING;
    this.allRaces = !machine.plan().uses(Technique.SETTLED_RACES);
    this.sleep = new SleepSets(machine.locations());
    this.unsettled = new UnsettledRaces(execution);
    this.reversal = reversal.apply(this);
    this.deferredReads = new DeferredReads(this, options.betweenBreaks());
    this.limits = new PollInterval(observer);
    this.estimate = observer.estimate();
    estimate.start(execution::length, d -> tree.children(d) + deferredReads.left(d));
    machine.deferJoins();
  }

  public Statistics search() {
    return statistics(explore(0, Breaks.NONE));
  }

  /** The counts so far. */
  public Statistics counts() {
    return new Statistics(executions, redundant, cuts, events, Statistics.End.STOPPED);
  }

  /** The statistics so far; the machine returns to the state in which it was at the beginning. */
  public Statistics statistics(Statistics.End end) {
    while (execution.length() > 0) {
      machine.undo();
    }
    machine.passJoins();
    return new Statistics(executions, redundant, cuts, events, end);
  }

  /**
   * Explores the executions below the shared nodes.
   *
   * @param fresh the first event whose races have not been examined
   */
  public Statistics.End explore(int fresh, Breaks breaks) {
    end = null;
    for (int from = fresh; end == null; ) {
      from = next(from, breaks);
    }
    return end;
  }

  /**
   * One execution and backtracking; returns where to continue, unless it was the last one. It is a
   * method of its own so that its compiled code remains valid when the search is shared later.
   */
  private int next(int fresh, Breaks breaks) {
    boolean goOn = deferredReads.isStopped() ? deferredReads.explore(breaks) : run(fresh, breaks);
    if (deferredReads.isStopped()) {
      end = Statistics.End.STOPPED;
      return -1;
    }
    boolean tooLarge = outgrown || scheduled() > options.mostNodes();
    int from = back();
    if (limits.isOver()) {
      end = Statistics.End.STOPPED;
    } else if (from < 0) {
      end = Statistics.End.EXHAUSTED;
    } else if (!goOn || isOver()) {
      end = Statistics.End.STOPPED;
    } else if (tooLarge) {
      end = Statistics.End.OUTGROWN;
    }
    return from;
  }

  /** The next execution, with all placements of its deferred reads; returns whether to continue. */
  private boolean run(int fresh, Breaks breaks) {
    boolean grown = forward();
    boolean complete = grown && !isAnythingEnabled();
    boolean hasReads = complete && machine.readOnlySuffixes().first() >= 0;
    boolean goOn = hasReads || report(grown, complete);
    if (!limits.isOver()) {
      handleRaces(fresh);
    }
    breaks.afterExecution();
    return hasReads ? deferredReads.explore(breaks) : goOn;
  }

  private boolean isOver() {
    return shared != null && shared.isOver();
  }

  /**
   * The number of scheduled steps, here and at shared nodes, weighted by the memory that they take:
   * other searches have trees of their own, and each search has a copy of the shared tree.
   */
  private int scheduled() {
    return shared == null ? tree.live() : 2 * tree.live() + 4 * shared.tree().live();
  }

  /**
   * Whether trees that are already large are expected to exceed their budget. Their growth slows
   * down: at their largest, those of the indexer have a 20th of the nodes that an extrapolation
   * from the first executions gives. (The estimate does not apply to small trees, which stay small
   * for any number of executions.)
   */
  public boolean isBoundToOutgrow() {
    return tree.live() / estimate.fraction() > 16.0 * options.mostNodes();
  }

  /** Ends the search after this execution as if its trees were too large. */
  public void endAsOutgrown() {
    outgrown = true;
  }

  public long executions() {
    return executions;
  }

  /** From now on other searches may take work from this one. */
  public void join(SharedPrefix others) {
    shared = others;
  }

  /** Nodes of the path, one at a time. */
  SearchNode node() {
    return new SearchNode(sleep, tree);
  }

  /**
   * The shared nodes if the node before an event is one of them; null if it is this search's own.
   */
  SharedPrefix shared(int event) {
    return shared != null && event < shared.depth() ? shared : null;
  }

  /** Makes a step that another search scheduled. */
  public void take(long step) {
    int d = execution.length();
    step(step);
    events++;
    sleep.inherit(d, execution.label(d), machine.laneWords());
    assert everything || Label.sameStep(step, execution.label(d))
        : Label.toString(step) + " scheduled, " + Label.toString(execution.label(d));
  }

  public void step(long step) {
    assert machine.isEnabled(Label.lane(step)) : Label.toString(step) + " is not enabled";
    machine.step(Label.lane(step), Label.is(step, Label.CHOICE) ? Label.ordinal(step) : 0);
  }

  /** Whether a deferred read may be placed. */
  boolean mayGrow() {
    events++;
    return limits.mayGrow(execution.length());
  }

  /**
   * Reports an execution in which all deferred reads are placed, or as many as the limits permit;
   * returns whether to continue.
   */
  boolean reportPlacement(boolean complete) {
    return report(complete, complete) && !isOver();
  }

  /** Counts and reports the execution; returns whether to continue. */
  private boolean report(boolean grown, boolean complete) {
    if (grown && !complete) {
      redundant++;
      return true;
    }
    if (limits.isOver()) {
      return false;
    }
    machine.catchUp();
    if (complete && (isAnythingEnabled() || machine.readOnlySuffixes().madeThreadWait())) {
      throw new TechniqueException(Technique.DEFERRED_READS);
    }
    executions += complete ? 1 : 0;
    cuts += complete ? 0 : 1;
    return observer.onExecution(machine, complete);
  }

  /** Runs until every enabled lane is asleep; false if a limit cut the execution. */
  private boolean forward() {
    for (; ; ) {
      int d = execution.length();
      boolean scheduled = tree.first(d) >= 0 || everything && scheduleAll(d);
      long step = scheduled ? tree.label(tree.first(d)) : pick(d);
      if (!scheduled && step < 0) {
        return true;
      }
      if (!limits.mayGrow(d)) {
        tree.clear(d);
        return false;
      }
      step(step);
      events++;
      assert !scheduled || everything || Label.sameStep(step, execution.label(d))
          : Label.toString(step) + " scheduled, " + Label.toString(execution.label(d));
      if (scheduled) {
        tree.descend(d);
      } else {
        tree.descendFreely(d);
      }
      sleep.inherit(d, execution.label(d), machine.laneWords());
    }
  }

  /** Schedules every enabled step, asleep or not; returns whether there is one. */
  private boolean scheduleAll(int d) {
    int last = WakeupTree.NONE;
    for (int w = 0; w < machine.laneWords(); w++) {
      for (long m = machine.enabled(w); m != 0; m &= m - 1) {
        int lane = w * 64 + Long.numberOfTrailingZeros(m);
        int alternatives = machine.alternatives(lane);
        long flags = alternatives == 0 ? 0 : Label.CHOICE;
        for (int c = 0; c == 0 || c < alternatives; c++) {
          long step = Label.of(lane, machine.threadOf(lane), 0, c, flags);
          last = tree.append(d, WakeupTree.NONE, last, step);
        }
      }
    }
    return last >= 0;
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
    int top = shared == null ? 0 : shared.depth();
    int last = execution.length() - 1;
    while (execution.length() > top) {
      machine.undo();
      int d = execution.length();
      sleep.add(d, execution.label(d));
      if (tree.first(d) >= 0) {
        estimate.goBack(d, last);
        return d;
      }
    }
    estimate.leave(top, last);
    return -1;
  }

  /**
   * Races whose later event is new since the last backtracking, and older ones that are not
   * settled. Handling the new ones only would lose executions. Without {@link
   * Technique#SETTLED_RACES} all are handled.
   */
  private void handleRaces(int fresh) {
    unsettled.keepBefore(fresh);
    if (!allRaces) {
      unsettled.settle(reversal, fresh);
    }
    EventRaces races = execution.races();
    for (int r = allRaces ? 0 : races.from(fresh); r < races.count(); r++) {
      if (!reversal.reverse(races.first(r), races.second(r)) && !allRaces) {
        unsettled.add(races.first(r), races.second(r));
      }
    }
    for (int t = 0; machine.waits() && t < machine.threadCount(); t++) {
      int blocker = machine.blocker(t);
      if (blocker >= 0) {
        reversal.reverseBlocked(blocker, machine.blockedLabel(t, blocker));
      }
    }
  }
}
