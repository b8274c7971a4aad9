package dev.heddle.explore;

import dev.heddle.machine.LabelExchange;

/**
 * What is asleep and what is scheduled at one node of the current path: one of the search's own, or
 * a {@link SharedNode}, whose labels are in other numbers.
 */
final class Node {
  private final SleepSets sleep;
  private final WakeupTree own;
  private final LabelExchange exchange;
  private long[] asleep;
  private WakeupTree tree;
  private boolean foreign;

  /** Where its set of sleeping steps begins and ends. */
  int start;

  int end;

  /** Its place in the tree: the number of a root, or the complement of a branch. */
  private int place;

  /** Of a search with these sets and trees. */
  Node(SleepSets sleep, WakeupTree tree, LabelExchange exchange) {
    this.sleep = sleep;
    this.own = tree;
    this.exchange = exchange;
  }

  /** Turns to a node of the search's own. */
  void turnTo(int d) {
    foreign = false;
    asleep = sleep.labels();
    start = sleep.start(d);
    end = sleep.end(d);
    tree = own;
    place = d;
  }

  /** Turns to a shared node; the pool must be locked. */
  void turnTo(SharedNode node, JobPool pool) {
    foreign = true;
    asleep = node.covered();
    start = 0;
    end = asleep.length;
    tree = pool.tree;
    place = node.place();
  }

  long asleep(int i) {
    return foreign ? exchange.in(asleep[i]) : asleep[i];
  }

  /** The first step scheduled at the node. */
  int first() {
    return place >= 0 ? tree.first(place) : tree.firstChild(~place);
  }

  int firstChild(int child) {
    return tree.firstChild(child);
  }

  int next(int child) {
    return tree.next(child);
  }

  long label(int child) {
    return foreign ? exchange.in(tree.label(child)) : tree.label(child);
  }

  int append(int parent, int last, long step) {
    int above = parent < 0 && place < 0 ? ~place : parent;
    return tree.append(place, above, last, foreign ? exchange.out(step) : step);
  }
}
