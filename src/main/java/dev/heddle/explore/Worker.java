package dev.heddle.explore;

import dev.heddle.machine.LabelExchange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A search as one of a {@link Crew}: gives away what it has scheduled, and begins what others have.
 * Nodes of its path that are shared come first; it works below the last of them.
 */
final class Worker {
  /** Changes of the shared tree that a mirror may be behind. */
  private static final int MOST_UNREAD = 10_000;

  final Dpor search;
  private final LabelExchange exchange;
  private final Mirror mirror;
  final JobPool pool;
  private final List<SharedNode> above = new ArrayList<>();

  /** What the nodes above cover, in this search's numbers. */
  private final List<long[]> covered = new ArrayList<>();

  private Job job = Job.everything();
  private int fresh;
  private int[] theirs = new int[16];
  private int[] branches = new int[16];
  private long[] steps = new long[16];

  Worker(Dpor search, JobPool pool) {
    this.search = search;
    this.pool = pool;
    this.exchange = new LabelExchange(search.machine);
    this.mirror = new Mirror(exchange);
    pool.join(mirror);
    search.join(this);
  }

  /** The nodes before so many first events are shared. */
  int depth() {
    return above.size();
  }

  /** What is covered at a shared node. */
  long[] covered(int d) {
    return covered.get(d);
  }

  int place(int d) {
    return above.get(d).place();
  }

  /** What is scheduled at shared nodes, as far as known. */
  WakeupTree tree() {
    return mirror.tree;
  }

  /** Brings the tree up to date, the pool being locked; whether it was not. */
  boolean update() {
    return pool.tree.update(mirror);
  }

  /** The mirror must not fall behind too far: the log of changes would grow. */
  void keepUp() {
    if (pool.tree.written() - mirror.read > MOST_UNREAD) {
      synchronized (pool) {
        update();
      }
    }
  }

  /** Schedules a step at a shared node, the pool being locked and the mirror up to date. */
  int append(int place, int parent, int last, long step) {
    int branch = pool.tree.append(Math.max(place, 0), parent, last, exchange.out(step));
    update();
    return branch;
  }

  /** These steps were scheduled at a shared node; the pool is locked. */
  void offer(int d, long[] own, int[] places, int count) {
    long[] shared = Arrays.copyOf(own, count);
    Arrays.setAll(shared, i -> exchange.out(own[i]));
    offer(above.get(d), shared, Arrays.copyOf(places, count));
  }

  private void offer(SharedNode node, long[] shared, int[] places) {
    int open = search.unsettled.countBefore(node.depth());
    pool.offer(
        new Job(
            node,
            shared,
            places,
            pool.asleepBefore(node, places[0]),
            search.unsettled.firsts(open),
            search.unsettled.seconds(open)));
  }

  /** Shares the highest node at which something is scheduled, and those above it. */
  void publish() {
    int d = above.size();
    while (d < search.execution.length() && search.tree.first(d) < 0) {
      d++;
    }
    if (d < search.execution.length()) {
      synchronized (pool) {
        while (above.size() <= d) {
          share(above.size());
        }
        adopt(above.get(d), search.tree);
        update();
      }
      search.tree.clear(d);
    }
  }

  /** What begins with the step that is being explored here counts as explored. */
  private void share(int d) {
    long[] asleep = asleep(d);
    long[] all = Arrays.copyOf(asleep, asleep.length + 1);
    all[asleep.length] = exchange.out(search.execution.label(d));
    long step = d == 0 ? 0 : exchange.out(search.execution.label(d - 1));
    int root = pool.tree.newRoot();
    job.roots.addLast(root);
    add(new SharedNode(d == 0 ? null : above.getLast(), job, d, step, root, all));
  }

  private void add(SharedNode node) {
    above.add(node);
    covered.add(Arrays.stream(node.covered()).map(exchange::in).toArray());
  }

  private long[] asleep(int d) {
    SleepSets sleep = search.sleep;
    return Arrays.stream(sleep.labels(), sleep.start(d), sleep.end(d)).map(exchange::out).toArray();
  }

  /** Hands over what is scheduled at a node, each leaf as a job. */
  private void adopt(SharedNode node, WakeupTree own) {
    int[] last = new int[theirs.length];
    int d = 0;
    theirs[0] = own.first(node.depth());
    last[0] = WakeupTree.NONE;
    while (d >= 0) {
      int c = theirs[d];
      if (c < 0) {
        d--;
        continue;
      }
      theirs[d] = own.next(c);
      steps[d] = exchange.out(own.label(c));
      int parent = d == 0 ? WakeupTree.NONE : branches[d - 1];
      last[d] = pool.tree.append(node.place(), parent, last[d], steps[d]);
      branches[d] = last[d];
      if (own.firstChild(c) < 0) {
        offer(node, Arrays.copyOf(steps, d + 1), Arrays.copyOf(branches, d + 1));
        continue;
      }
      if (++d == theirs.length) {
        theirs = Arrays.copyOf(theirs, d * 2);
        branches = Arrays.copyOf(branches, d * 2);
        steps = Arrays.copyOf(steps, d * 2);
        last = Arrays.copyOf(last, d * 2);
      }
      theirs[d] = own.firstChild(c);
      last[d] = WakeupTree.NONE;
    }
  }

  /** Takes some work and runs the machine to where it begins; false if nothing is left to do. */
  boolean begin() throws InterruptedException {
    Work work;
    synchronized (pool) {
      work = pool.take();
      update();
    }
    switch (work) {
      case null -> {
        return false;
      }
      case Job open -> begin(open);
      case Stack stack -> resume(stack);
    }
    return true;
  }

  /** The nodes on the way to where a job begins are shared. */
  private void begin(Job open) {
    job = open;
    goTo(job.node);
    fresh = job.node.depth();
    search.sleep.restore(fresh, Arrays.stream(job.asleep).map(exchange::in).toArray());
    for (int i = 0; i < job.steps.length; i++) {
      if (i > 0) {
        int d = search.execution.length();
        int place = ~job.branches[i - 1];
        add(
            new SharedNode(
                above.getLast(), job.node.owner(), d, job.steps[i - 1], place, asleep(d)));
        int first = mirror.tree.firstChild(job.branches[i - 1]);
        for (int c = first; c != job.branches[i]; c = mirror.tree.next(c)) {
          search.sleep.add(d, mirror.tree.label(c));
        }
      }
      search.take(exchange.in(job.steps[i]));
    }
    search.tree.descendFreely(search.execution.length() - 1);
    search.unsettled.replace(job.first, job.second);
  }

  /** What is left to do below the shared nodes; the search stands between two executions. */
  Stack stack() {
    int own = above.size();
    int d = search.execution.length();
    long[][] asleep = new long[d + 1 - own][];
    WakeupTree scheduled = new WakeupTree();
    for (int n = own; n <= d; n++) {
      asleep[n - own] = asleep(n);
      scheduled.adopt(n - own, search.tree, search.tree.first(n), exchange::out);
    }
    long[] path =
        IntStream.range(Math.max(own - 1, 0), d)
            .mapToLong(n -> exchange.out(search.execution.label(n)))
            .toArray();
    int open = search.unsettled.size();
    return new Stack(
        job,
        own == 0 ? null : above.getLast(),
        exchange.numbering(),
        path,
        asleep,
        scheduled,
        search.unsettled.firsts(open),
        search.unsettled.seconds(open));
  }

  /** Takes up what a search was about when it was stopped. */
  private void resume(Stack stack) {
    job = stack.job();
    exchange.adopt(stack.numbering());
    goTo(stack.node());
    int own = above.size();
    search.sleep.restore(own, new long[0]);
    if (own == 0) {
      resume(stack, 0, 0);
    }
    for (long step : stack.path()) {
      int d = search.execution.length();
      search.observer.mayGrow(d);
      search.step(exchange.in(step));
      if (d >= own) {
        search.sleep.inherit(d, search.execution.label(d), search.machine.laneWords());
      }
      if (d + 1 >= own) {
        resume(stack, d + 1, own);
      }
    }
    search.unsettled.replace(stack.first(), stack.second());
    fresh = search.execution.length();
  }

  /** Node d again has the sleep set and the tree that it had. */
  private void resume(Stack stack, int d, int own) {
    long[] asleep = Arrays.stream(stack.asleep()[d - own]).map(exchange::in).toArray();
    int inherited = search.sleep.end(d) - search.sleep.start(d);
    search.sleep.replace(d, asleep);
    search.tree.adopt(d, stack.tree(), stack.tree().first(d - own), exchange::in);
    search.observer.resumes(d, asleep.length - inherited);
  }

  /** The first event whose races have not been looked at. */
  int fresh() {
    return fresh;
  }

  void finish() {
    pool.finish(job);
  }

  /** Runs the machine to a shared node; to the start if it is null. All up to it are shared. */
  private void goTo(SharedNode node) {
    List<SharedNode> path = new ArrayList<>();
    for (SharedNode n = node; n != null; n = n.parent()) {
      path.addFirst(n);
    }
    int common = 0;
    while (common < Math.min(above.size(), path.size()) && above.get(common) == path.get(common)) {
      common++;
    }
    while (search.execution.length() > Math.max(common - 1, 0)) {
      search.machine.undo();
    }
    while (above.size() > common) {
      above.removeLast();
      covered.removeLast();
    }
    for (SharedNode n : path.subList(common, path.size())) {
      if (n.parent() != null) {
        search.observer.mayGrow(search.execution.length());
        search.step(exchange.in(n.step()));
      }
      add(n);
    }
  }
}
