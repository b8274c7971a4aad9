// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import static dev.heddle.machine.state.Threads.DRAINED;
import static dev.heddle.machine.state.Threads.EPOCH;
import static dev.heddle.machine.state.Threads.LAST_EPOCH;
import static dev.heddle.machine.state.Threads.STORES;

import dev.heddle.machine.code.Code;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import java.util.Arrays;

/**
 * The states of threads in loops that may wait, along the path, with the preceding event of each
 * and whether the thread's stores had reached memory.
 */
public final class VisitedStates {
  private final Threads threads;
  private final Lanes lanes;
  private final Execution execution;
  private final SilentAccesses silent;
  private final Code code;
  private final boolean mayWait;
  public final ThreadStates states;

  // ---- per event: the state its thread stood in before it and after it, -1 if in no loop
  private int[] before = new int[64];
  private int[] behind = new int[64];

  /** Per event: how many states, and how many silent accesses there were before it. */
  private int[] mark = new int[64];

  private int[] silentMark = new int[64];

  // ---- per state: the last own event of its thread, how many stores that had buffered, and what
  // it knew of them: 0 if all had reached memory, 1 if not, 2 if a store-store fence came after
  private int[] last = new int[64];
  private int[] stores = new int[64];
  private int[] drainState = new int[64];

  /** Per state: how many rounds in a row that end there could be dropped. */
  private int[] inARow = new int[64];

  /** Per state: whether to try the event after it is not worth it. */
  private boolean[] isMidCycle = new boolean[64];

  public VisitedStates(Configuration configuration) {
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.execution = configuration.execution;
    this.silent = configuration.silent;
    this.code = configuration.code;
    this.mayWait = configuration.mayWait;
    this.states = new ThreadStates(configuration, configuration.liveInRounds);
  }

  /** Event {@code d} of a lane is about to be made; its thread stands before it. */
  public void open(int d, int t) {
    if (d == before.length) {
      int n = d * 2;
      before = Arrays.copyOf(before, n);
      behind = Arrays.copyOf(behind, n);
      mark = Arrays.copyOf(mark, n);
      silentMark = Arrays.copyOf(silentMark, n);
    }
    mark[d] = states.mark();
    silentMark[d] = silent.mark();
    before[d] = threads.state[t * Threads.WIDTH + Threads.LOOP_STATE] - 1;
    behind[d] = -1;
  }

  /** The state in which its thread stood before an event; -1 if it was in no loop. */
  public int before(int d) {
    return before[d];
  }

  /** The same after an event. */
  public int behind(int d) {
    return behind[d];
  }

  /**
   * Whether two states are the same, and new stores wait for those before in both or in neither.
   */
  public boolean isSame(int a, int b) {
    return a >= 0 && b >= 0 && states.isSame(a, b) && (drainState[a] == 2) == (drainState[b] == 2);
  }

  public void drop(int d) {
    states.truncate(mark[d]);
    silent.truncate(silentMark[d]);
  }

  /** Called when a thread has run to its next event, or will not move again. */
  public void visit(int t) {
    if (!mayWait) {
      return;
    }
    int at = t * Threads.WIDTH;
    threads.state[at + Threads.LOOP_STATE] = 0;
    if (isBeforeEvent(at) && isInLoop(t)) {
      int state = states.add(t);
      if (state >= last.length) {
        last = Arrays.copyOf(last, state * 2);
        stores = Arrays.copyOf(stores, state * 2);
        drainState = Arrays.copyOf(drainState, state * 2);
        inARow = Arrays.copyOf(inARow, state * 2);
        isMidCycle = Arrays.copyOf(isMidCycle, state * 2);
      }
      last[state] = execution.lastInLane(lanes.ofThread(t));
      stores[state] = threads.state[at + STORES];
      drainState[state] = knows(at);
      inARow[state] = 0;
      isMidCycle[state] = isMidCycle(t);
      threads.state[at + Threads.LOOP_STATE] = state + 1;
    }
  }

  public int knows(int at) {
    int[] s = threads.state;
    return s[at + STORES] == s[at + DRAINED] ? 0 : s[at + EPOCH] == s[at + LAST_EPOCH] ? 1 : 2;
  }

  private boolean isBeforeEvent(int at) {
    int next = threads.state[at + Threads.NEXT];
    return next >= 0 && next != Kind.JOIN;
  }

  /** The words of the state that a thread is in, wherever that is. */
  public long[] words(int t) {
    int at = t * Threads.WIDTH;
    int next = threads.state[at + Threads.NEXT];
    long[] words = next < 0 ? new long[1] : states.words(t);
    words[0] = words[0] << 8 | next & 0xFF;
    return words;
  }

  private boolean isMidCycle(int t) {
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    return code.loops.isMidCycle(threads.frames[t], s[at + Threads.BASE], s[at + Threads.PC]);
  }

  /** Whether a thread stands where its next event may be tried, since a round may end there. */
  public boolean isTried(int t) {
    int state = threads.state[t * Threads.WIDTH + Threads.LOOP_STATE] - 1;
    return state >= 0 && !isMidCycle[state];
  }

  /** Whether a thread is in a loop that may wait. */
  boolean isInLoop(int t) {
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    return code.loops.contain(threads.frames[t], s[at + Threads.BASE], s[at + Threads.PC]);
  }

  /** The event after which its thread stands in a state. */
  public void behind(int d, int state) {
    behind[d] = state;
  }

  /** The last event of its thread before a state. */
  public int last(int state) {
    return last[state];
  }

  /** How many stores its thread had buffered in a state. */
  public int stores(int state) {
    return stores[state];
  }

  /** What its thread knew of them: 0 if all had reached memory; 1, 2 if not. */
  public int drainState(int state) {
    return drainState[state];
  }

  /** How many rounds in a row that end in a state could be dropped. */
  public int inARow(int state) {
    return inARow[state];
  }

  public void inARow(int state, int rounds) {
    inARow[state] = rounds;
  }
}
