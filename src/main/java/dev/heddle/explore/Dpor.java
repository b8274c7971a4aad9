package dev.heddle.explore;

import dev.heddle.machine.LabelExchange;
import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

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

    /** Whether what it schedules is enough. */
    default boolean isEnough() {
      return true;
    }
  }

  private final Machine machine;
  private final Execution execution;
  private final Observer observer;
  private final Reversal reversal;

  private final Options options;
  private final boolean everything;
  private final SleepSets sleep;
  private final WakeupTree tree = new WakeupTree();
  private final LabelExchange exchange;
  final Node node;

  /** Nodes of the path that are shared with other searches; this one works below the last. */
  private final List<SharedNode> above = new ArrayList<>();

  /** Where work is offered to other searches; null if this one is alone. */
  private JobPool pool;

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

  /** What is looked at. */
  enum Extent {
    /** Races that are new or not settled, and what they ask for. */
    OPEN_RACES,
    /** Every race of every execution. */
    ALL_RACES,
    /** All that can move, anywhere; no races. */
    EVERYTHING
  }

  /**
   * @param mostNodes how large the wakeup trees may be together
   */
  record Options(Extent extent, int mostNodes) {
    boolean allRaces() {
      return extent == Extent.ALL_RACES;
    }
  }

  Dpor(Machine machine, Observer observer, Options options, Function<Dpor, Reversal> reversal) {
    this.machine = machine;
    this.execution = machine.execution();
    this.observer = observer;
    this.options = options;
    this.everything = options.extent() == Extent.EVERYTHING;
    this.sleep = new SleepSets(machine.locations());
    this.exchange = new LabelExchange(machine);
    this.node = new Node(sleep, tree, exchange);
    this.reversal = reversal.apply(this);
    observer.starts(tree::children);
  }

  Statistics search() {
    return statistics(explore(0, dpor -> {}));
  }

  /** What was done so far; the machine is left as it was found. */
  Statistics statistics(Statistics.End end) {
    while (execution.length() > 0) {
      machine.undo();
    }
    boolean unsure = end == Statistics.End.EXHAUSTED && !reversal.isEnough();
    return new Statistics(
        executions, redundant, cuts, events, unsure ? Statistics.End.UNSURE : end);
  }

  /**
   * Explores what is below the shared nodes.
   *
   * @param fresh the first event whose races have not been looked at
   * @param each is called after each execution
   */
  Statistics.End explore(int fresh, Consumer<Dpor> each) {
    for (int from = fresh; ; ) {
      boolean grown = forward();
      boolean goOn = report(grown, grown && !isAnythingEnabled());
      handleRaces(from);
      boolean outgrown = tree.live() > options.mostNodes();
      each.accept(this);
      from = back();
      if (from < 0) {
        return Statistics.End.EXHAUSTED;
      }
      if (!goOn || pool != null && pool.isOver()) {
        return Statistics.End.STOPPED;
      }
      if (outgrown) {
        return Statistics.End.OUTGROWN;
      }
    }
  }

  long executions() {
    return executions;
  }

  // ---------------------------------------------------------------- with others

  /** From now on other searches may take work from this one. */
  void join(JobPool others) {
    pool = others;
  }

  /** The shared node before an event; null if it is this search's own. */
  SharedNode shared(int event) {
    return event < above.size() ? above.get(event) : null;
  }

  JobPool pool() {
    return pool;
  }

  /** These steps were scheduled at a shared node. */
  void offer(SharedNode shared, long[] steps, int[] branches, int count) {
    pool.offer(
        job(
            shared,
            Arrays.stream(steps, 0, count).map(exchange::out).toArray(),
            Arrays.copyOf(branches, count),
            pool.asleepBefore(shared, branches[0])));
  }

  /** A job at a shared node of the path. */
  private Job job(SharedNode shared, long[] steps, int[] branches, long[] asleep) {
    int[] open =
        IntStream.range(0, unsettled).filter(i -> unsettledSecond[i] < shared.depth()).toArray();
    return new Job(
        shared,
        steps,
        branches,
        asleep,
        Arrays.stream(open).map(i -> unsettledFirst[i]).toArray(),
        Arrays.stream(open).map(i -> unsettledSecond[i]).toArray());
  }

  /** Shares the highest node at which something is scheduled, and those above it. */
  void publish() {
    int d = above.size();
    while (d < execution.length() && tree.first(d) < 0) {
      d++;
    }
    if (d < execution.length()) {
      while (above.size() <= d) {
        above.add(share(above.size()));
      }
      SharedNode shared = above.get(d);
      Job like = job(shared, new long[0], new int[0], shared.covered());
      pool.adopt(like, tree, tree.first(d), exchange::out);
      tree.clear(d);
    }
  }

  /** What begins with the step that is being explored here counts as explored. */
  private SharedNode share(int d) {
    long[] asleep = asleep(d);
    long[] covered = Arrays.copyOf(asleep, asleep.length + 1);
    covered[asleep.length] = exchange.out(execution.label(d));
    long step = d == 0 ? 0 : exchange.out(execution.label(d - 1));
    return new SharedNode(d == 0 ? null : above.getLast(), d, step, pool.newRoot(), covered);
  }

  private long[] asleep(int d) {
    return Arrays.stream(sleep.labels(), sleep.start(d), sleep.end(d)).map(exchange::out).toArray();
  }

  /** Runs the machine to where some work begins; the first event whose races are new then. */
  int begin(Work work) {
    switch (work) {
      case Job job -> begin(job);
      case Stack stack -> resume(stack);
    }
    return work instanceof Job job ? job.node().depth() : execution.length();
  }

  /** The nodes on the way to where a job begins are shared. */
  private void begin(Job job) {
    goTo(job.node());
    sleep.restore(job.node().depth(), Arrays.stream(job.asleep()).map(exchange::in).toArray());
    for (int i = 0; i < job.steps().length; i++) {
      int d = execution.length();
      if (i > 0) {
        int place = ~job.branches()[i - 1];
        above.add(new SharedNode(above.getLast(), d, job.steps()[i - 1], place, asleep(d)));
        for (long earlier : pool.before(job.branches()[i - 1], job.branches()[i])) {
          sleep.add(d, exchange.in(earlier));
        }
      }
      long step = exchange.in(job.steps()[i]);
      observer.mayGrow(d);
      step(step);
      events++;
      sleep.inherit(d, execution.label(d), machine.laneWords());
      assert everything || Label.sameStep(step, execution.label(d))
          : Label.toString(step) + " scheduled, " + Label.toString(execution.label(d));
    }
    tree.descendFreely(execution.length() - 1);
    unsettled = 0;
    for (int i = 0; i < job.first().length; i++) {
      keep(job.first()[i], job.second()[i]);
    }
  }

  /** What is left to do below the shared nodes; the search stands between two executions. */
  Stack stack() {
    int own = above.size();
    int d = execution.length();
    long[][] asleep = new long[d + 1 - own][];
    WakeupTree scheduled = new WakeupTree();
    for (int n = own; n <= d; n++) {
      asleep[n - own] = asleep(n);
      scheduled.adopt(n - own, tree, tree.first(n), exchange::out);
    }
    long[] path =
        IntStream.range(Math.max(own - 1, 0), d)
            .mapToLong(n -> exchange.out(execution.label(n)))
            .toArray();
    return new Stack(
        own == 0 ? null : above.getLast(),
        exchange.numbering(),
        path,
        asleep,
        scheduled,
        Arrays.copyOf(unsettledFirst, unsettled),
        Arrays.copyOf(unsettledSecond, unsettled));
  }

  /** Takes up what a search was about when it was stopped. */
  private void resume(Stack stack) {
    exchange.adopt(stack.numbering());
    goTo(stack.node());
    int own = above.size();
    sleep.restore(own, new long[0]);
    if (own == 0) {
      resume(stack, 0, 0);
    }
    for (long step : stack.path()) {
      int d = execution.length();
      observer.mayGrow(d);
      step(exchange.in(step));
      if (d >= own) {
        sleep.inherit(d, execution.label(d), machine.laneWords());
      }
      if (d + 1 >= own) {
        resume(stack, d + 1, own);
      }
    }
    unsettled = 0;
    for (int i = 0; i < stack.first().length; i++) {
      keep(stack.first()[i], stack.second()[i]);
    }
  }

  /** Node d again has the sleep set and the tree that it had. */
  private void resume(Stack stack, int d, int own) {
    long[] asleep = Arrays.stream(stack.asleep()[d - own]).map(exchange::in).toArray();
    int inherited = sleep.end(d) - sleep.start(d);
    sleep.replace(d, asleep);
    tree.adopt(d, stack.tree(), stack.tree().first(d - own), exchange::in);
    observer.resumes(d, asleep.length - inherited);
  }

  private void step(long step) {
    machine.step(Label.lane(step), Label.is(step, Label.CHOICE) ? Label.ordinal(step) : 0);
  }

  /** Runs the machine to a shared node; to the start if it is null. */
  private void goTo(SharedNode node) {
    List<SharedNode> path = new ArrayList<>();
    for (SharedNode n = node; n != null; n = n.parent()) {
      path.addFirst(n);
    }
    int common = 0;
    while (common + 1 < Math.min(above.size(), path.size())
        && above.get(common + 1) == path.get(common + 1)) {
      common++;
    }
    while (execution.length() > common) {
      machine.undo();
    }
    for (int i = common + 1; i < path.size(); i++) {
      observer.mayGrow(execution.length());
      step(exchange.in(path.get(i).step()));
    }
    above.clear();
    above.addAll(path);
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
      boolean scheduled = tree.first(d) >= 0 || everything && scheduleAll(d);
      long step = scheduled ? tree.label(tree.first(d)) : pick(d);
      if (!scheduled && step < 0) {
        return true;
      }
      if (!observer.mayGrow(d)) {
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

  /** Schedules whatever can move, asleep or not; whether anything can. */
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
    while (execution.length() > above.size()) {
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
