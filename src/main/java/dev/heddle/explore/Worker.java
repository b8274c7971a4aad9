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

  /** What the nodes above cover, in this search's numbers; then those on the way to a new job. */
  private final List<long[]> covered = new ArrayList<>();

  private Job job = Job.everything();
  private int fresh;

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
    return covered.size();
  }

  /** What is covered at a shared node. */
  long[] covered(int d) {
    return covered.get(d);
  }

  /** The root in the tree of what is scheduled at a shared node. */
  int root(int d) {
    return d < above.size() ? above.get(d).root() : job.node.root();
  }

  /** The branch that a shared node is behind; NONE if it is at the root. */
  int branch(int d) {
    return d < above.size() ? above.get(d).branch() : job.branches[d - 1 - job.node.depth()];
  }

  /** What is scheduled at shared nodes, as far as known. */
  WakeupTree tree() {
    return mirror.tree;
  }

  /** Brings the tree up to date, the pool being locked; whether it was not. */
  boolean update() {
    return pool.tree.log.update(mirror);
  }

  /** The mirror must not fall behind too far: the log of changes would grow. */
  void keepUp() {
    if (pool.tree.log.written() - mirror.read > MOST_UNREAD) {
      synchronized (pool) {
        update();
      }
    }
  }

  /** Schedules a step at a shared node, the pool being locked and the mirror up to date. */
  int append(int root, int parent, int last, long step) {
    int branch = pool.tree.append(root, parent, last, exchange.out(step));
    update();
    return branch;
  }

  /** This leaf was scheduled at a shared node; the pool is locked. */
  void offer(int d, int leaf) {
    pool.offer(root(d), leaf);
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
    int asleep = search.sleep.end(d) - search.sleep.start(d);
    long[] own = Arrays.copyOf(asleep(d), asleep + 1);
    own[asleep] = search.execution.label(d);
    long step = d == 0 ? 0 : exchange.out(search.execution.label(d - 1));
    int root = pool.tree.newRoot();
    job.roots.addLast(root);
    SharedNode node = node(d, job, step, root, WakeupTree.NONE, own);
    pool.tree.use(root, node);
    add(node, own);
  }

  /** A node of the path, what it covers in own numbers. */
  private SharedNode node(int d, Job owner, long step, int root, int branch, long[] own) {
    int open = search.unsettled.countBefore(d);
    return new SharedNode(
        d == 0 ? null : above.getLast(),
        owner,
        d,
        step,
        root,
        branch,
        exchange.out(own),
        search.unsettled.firsts(open),
        search.unsettled.seconds(open));
  }

  private void add(SharedNode node, long[] own) {
    above.add(node);
    covered.add(own);
  }

  private long[] asleep(int d) {
    SleepSets sleep = search.sleep;
    return Arrays.copyOfRange(sleep.labels(), sleep.start(d), sleep.end(d));
  }

  /** Hands over what is scheduled at a node. */
  private void adopt(SharedNode node, WakeupTree own) {
    int[] theirs = new int[16];
    int[] last = new int[16];
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
      int parent = d == 0 ? WakeupTree.NONE : last[d - 1];
      last[d] = pool.tree.append(node.root(), parent, last[d], exchange.out(own.label(c)));
      if (own.firstChild(c) < 0) {
        pool.offer(node.root(), last[d]);
        continue;
      }
      if (++d == theirs.length) {
        theirs = Arrays.copyOf(theirs, d * 2);
        last = Arrays.copyOf(last, d * 2);
      }
      theirs[d] = own.firstChild(c);
      last[d] = WakeupTree.NONE;
    }
  }

  /** Takes some work and runs the machine to where it begins; false if nothing is left to do. */
  boolean begin() throws InterruptedException {
    Work work;
    SharedNode from = null;
    synchronized (pool) {
      work = pool.take();
      update();
      if (work instanceof Job open) {
        from = lastReached(open);
      }
    }
    switch (work) {
      case null -> {
        return false;
      }
      case Job open -> begin(open, from);
      case Stack stack -> resume(stack);
    }
    return true;
  }

  /** The last node on the way to a job at which some search has been. */
  private SharedNode lastReached(Job open) {
    for (int i = open.branches.length - 2; i >= 0; i--) {
      SharedNode node = pool.tree.behind(open.branches[i]);
      if (node != null) {
        return node;
      }
    }
    return open.node;
  }

  /** The nodes on the way to where a job begins are shared. */
  private void begin(Job open, SharedNode from) {
    job = open;
    goTo(from);
    fresh = from.depth();
    int depth = from.depth() - open.node.depth();
    for (int i = depth; i < open.branches.length; i++) {
      int d = search.execution.length();
      if (i == depth) {
        search.sleep.restore(d, covered.get(d));
      } else {
        covered.add(asleep(d));
      }
      int first =
          i == 0
              ? mirror.tree.first(open.node.root())
              : mirror.tree.firstChild(open.branches[i - 1]);
      for (int c = first; c != open.branches[i]; c = mirror.tree.next(c)) {
        search.sleep.add(d, mirror.tree.label(c));
      }
      search.take(mirror.tree.label(open.branches[i]));
    }
    search.tree.descendFreely(search.execution.length() - 1);
    search.unsettled.replace(from.first(), from.second());
  }

  /**
   * After the first execution of a job: what is to be looked at again behind each node on the way
   * there is known now.
   */
  void reached() {
    if (above.size() == covered.size()) {
      return;
    }
    synchronized (pool) {
      for (int d = above.size(); d < covered.size(); d++) {
        int branch = job.branches[d - 1 - job.node.depth()];
        long step = exchange.out(search.execution.label(d - 1));
        above.add(node(d, job.node.owner(), step, job.node.root(), branch, covered.get(d)));
        pool.tree.reach(branch, above.getLast());
      }
    }
  }

  /** What is left to do below the shared nodes; the search stands between two executions. */
  Stack stack() {
    int own = above.size();
    int d = search.execution.length();
    long[][] asleep = new long[d + 1 - own][];
    WakeupTree scheduled = new WakeupTree();
    for (int n = own; n <= d; n++) {
      asleep[n - own] = exchange.out(asleep(n));
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
    long[] asleep = exchange.in(stack.asleep()[d - own]);
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
    above.subList(common, above.size()).clear();
    covered.subList(common, covered.size()).clear();
    for (SharedNode n : path.subList(common, path.size())) {
      if (n.parent() != null) {
        search.observer.mayGrow(search.execution.length());
        search.step(exchange.in(n.step()));
      }
      add(n, exchange.in(n.covered()));
    }
  }
}
