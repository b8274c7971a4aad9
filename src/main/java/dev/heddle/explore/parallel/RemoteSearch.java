// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.Breaks;
import dev.heddle.explore.dpor.DeferredReads;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.dpor.SharedPrefix;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;
import dev.heddle.machine.state.SharedNumbers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A search as a member of a {@link SharedSearch} in another process. It alternates between
 * exploring for a while and reporting what that resulted in; it may explore while a report is on
 * its way, unless that report shares nodes or finishes a job. If a report is refused, the search
 * must be dropped, with everything that it has seen.
 */
public final class RemoteSearch implements SharedPrefix {
  private final Dpor search;
  private final SharedNumbers numbers;
  private final Supplier<byte[]> notes;
  private final LabelTranslation exchange;
  private final SharedPath path;
  private final RemoteTree replica;
  private final long member;
  private final Placements breaks = new Placements();
  private int reports;

  /** Whether it has a job. */
  private boolean works;

  /** The first event whose races have not been examined. */
  private int fresh;

  /** How the last exploration ended; null before the first one of a job. */
  private Statistics.End ended;

  /** The number of jobs to give away. */
  private int wanted;

  /** The nodes that were shared before the job began, or that have been reported. */
  private int known;

  private final List<SearchStack> offers = new ArrayList<>();

  /** Whether a report is on its way; nothing else is reported meanwhile. */
  private boolean awaits;

  /** Whether the search cannot go on before its report is answered. */
  private boolean mustWait;

  private boolean leaves;

  /**
   * @param search whose observer stops it when a report is due
   * @param numbers of its machine; another process assigns them
   * @param member a random number
   * @param notes the result of all executions of this search so far
   */
  public RemoteSearch(Dpor search, SharedNumbers numbers, long member, Supplier<byte[]> notes) {
    this.search = search;
    this.numbers = numbers;
    this.member = member;
    this.notes = notes;
    this.exchange = search.machine.translation();
    this.path = new SharedPath(search, exchange);
    this.replica = new RemoteTree(exchange, search.machine.locations());
    search.join(this);
  }

  /** Asks for a number on behalf of a machine: the command for {@link SharedSearch#apply}. */
  public static byte[] numberCommand(SharedNumbers.Counts known, SharedNumbers.Entries things) {
    return Report.numberCommand(known, things);
  }

  /** The answer to {@link #numberCommand}. */
  public static SharedNumbers.Entries numbered(byte[] answer) throws IOException {
    return Report.numbered(answer);
  }

  // ---------------------------------------------------------------- exploring and reporting

  /** Whether it may explore now; otherwise it needs an answer first. */
  public boolean mayExplore() {
    return works && !mustWait;
  }

  /** Whether it may report now; otherwise it needs an answer first. */
  public boolean mayReport() {
    return !awaits;
  }

  /** The search takes no more jobs. Its next report says what is left of the present one. */
  public void leave() {
    leaves = true;
  }

  /**
   * Explores until the observer stops the search.
   *
   * @return whether the observer ended the whole search, which is the case if it did not merely
   *     pause
   */
  public Statistics.End explore() {
    ended = search.explore(fresh, breaks);
    fresh = search.execution.length();
    mustWait = ended != Statistics.End.STOPPED;
    return ended;
  }

  /**
   * What happened since the last report.
   *
   * @param isOver whether the whole search is to end
   */
  public byte[] report(boolean isOver) {
    reports++;
    awaits = true;
    Report.Progress progress = works && ended != null ? progress(isOver) : null;
    mustWait |= progress == null;
    return new Report(member, reports, numbers.counts(), replica.position(), progress, leaves)
        .bytes();
  }

  private Report.Progress progress(boolean isOver) {
    exchange.numbering();
    boolean goesOn = ended == Statistics.End.STOPPED;
    List<SharedNode> reached = path.since(known);
    WakeupTree scheduled = null;
    known = path.depth();
    int node = goesOn && wanted > 0 ? path.firstScheduled() : -1;
    if (node >= 0) {
      scheduled = new WakeupTree();
      path.shareUpTo(node);
      scheduled.adopt(0, search.tree, search.tree.first(node), exchange::out);
      search.tree.clear(node);
      mustWait = true;
    }
    Statistics.End end = ended == Statistics.End.OUTGROWN ? ended : null;
    List<SearchStack> offered = List.copyOf(offers);
    offers.clear();
    List<SharedNode> shared = path.since(known);
    known = path.depth();
    return new Report.Progress(
        search.counts(),
        notes.get(),
        goesOn ? search.estimate.fraction(path.depth()) : 1,
        replica.report(),
        reached,
        offered,
        shared,
        scheduled,
        goesOn ? SearchStack.of(search, path, exchange) : null,
        isOver ? Statistics.End.STOPPED : end);
  }

  /**
   * The answer to the last report.
   *
   * @return how the whole search ended; null if it goes on
   * @throws Refusal if the report was refused
   */
  public Statistics.End answered(byte[] bytes) throws IOException, Refusal {
    awaits = false;
    return switch (Answer.read(bytes)) {
      case Answer.Refused() -> throw new Refusal();
      case Answer.Over(Statistics.End end) -> end;
      case Answer.Accepted a -> {
        accepted(a);
        yield null;
      }
    };
  }

  /** The member's reports have no effect any more. */
  public static final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    Refusal() {
      super("the search was given to another member");
    }
  }

  private void accepted(Answer.Accepted answer) {
    numbers.add(answer.numbers());
    replica.update(answer);
    path.assignRoots(answer.roots());
    wanted = answer.wanted();
    works = works && ended != null && ended == Statistics.End.STOPPED;
    if (answer.task() != null) {
      begin(answer.task(), answer.start());
    }
    mustWait = false;
  }

  private void begin(SearchTask task, SharedNode start) {
    works = true;
    ended = null;
    offers.clear();
    switch (task) {
      case Job job when job.node == null -> {
        path.goTo(null, job);
        search.tree.clear(0);
        fresh = 0;
      }
      case Job job -> {
        path.goToLeaf(job, start, replica.tree());
        fresh = start.depth();
      }
      case SearchStack stack -> {
        stack.resume(search, path, exchange);
        fresh = search.execution.length();
      }
    }
    known = path.published();
  }

  /** Gives placements of deferred reads away while they are being enumerated. */
  private final class Placements implements Breaks {
    @Override
    public void afterExecution() {
      if (!path.isPublished()) {
        path.addReached();
      }
    }

    @Override
    public void betweenPlacements() {
      if (offers.size() < wanted) {
        DeferredReads.Position part = search.deferredReads.split();
        if (part != null) {
          offers.add(SearchStack.ofPlacements(search, path, exchange, part));
        }
      }
    }
  }

  // ---------------------------------------------------------------- the shared nodes

  @Override
  public int depth() {
    return path.depth();
  }

  @Override
  public long[] covered(int d) {
    return path.covered(d);
  }

  @Override
  public int root(int d) {
    return path.root(d);
  }

  @Override
  public int branch(int d) {
    return path.branch(d);
  }

  @Override
  public WakeupTree tree() {
    return replica.tree();
  }

  @Override
  public Object lock() {
    return this;
  }

  @Override
  public boolean update() {
    return false;
  }

  @Override
  public int append(int root, int parent, int last, long step) {
    return replica.append(root, parent, last, step);
  }

  @Override
  public void offer(int d, int leaf, long[] sequence) {
    replica.insert(path.root(d), path.branch(d), sequence);
  }

  @Override
  public boolean isOver() {
    return false;
  }
}
