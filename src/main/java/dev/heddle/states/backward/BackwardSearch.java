// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.limit.Limit;
import dev.heddle.states.Effort;
import dev.heddle.states.StateLimits;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Decides whether a goal can be reached, backwards: predecessors of the goal, of these, and so on,
 * as sets that are upward closed in the ordering of a {@link Semantics}, each represented by its
 * minimal elements. The ordering is a well-quasi-ordering, so after finitely many steps all further
 * elements are above known ones. Elements with few messages come first.
 */
public final class BackwardSearch {
  /** What is known. */
  public enum State {
    OPEN,
    REACHED,

    /** All elements are known, and none of them has the initial configuration above it. */
    UNREACHED
  }

  /** The elements that are expanded between two checks of the limits. */
  private static final int BETWEEN_LOOKS = 1 << 6;

  private final Semantics semantics;
  private final ElementStore store;

  /** By number of messages: elements that are not yet expanded. */
  private final List<Deque<Element>> todo = new ArrayList<>();

  private final long mostElements;
  private Element initial;
  private long added;
  private double seconds;

  BackwardSearch(Semantics semantics, long mostElements) {
    this.semantics = semantics;
    this.mostElements = mostElements;
    store = new ElementStore(semantics);
    semantics.goals().forEach(this::add);
  }

  public State state() {
    return initial != null ? State.REACHED : next() == null ? State.UNREACHED : State.OPEN;
  }

  /**
   * Continues until it decides or has added so many elements; returns the limit that stopped it
   * before, or null.
   */
  public Limit run(long more, StateLimits limits) {
    long start = System.nanoTime();
    long until = added + more;
    long spent = added;
    Limit limit = null;
    for (int i = 1; limit == null && state() == State.OPEN && added < until; i++) {
      semantics.predecessors(poll(), this::add);
      if (store.size() > mostElements) {
        limit = Limit.Budget.HEAP;
      } else if (i % BETWEEN_LOOKS == 0) {
        limit = limits.spend(added - spent);
        spent = added;
      }
    }
    Limit last = limits.spend(added - spent);
    seconds += (System.nanoTime() - start) / 1e9;
    return limit != null ? limit : state() == State.OPEN ? last : null;
  }

  public Effort effort() {
    return new Effort(added, added, 0, 0, seconds);
  }

  /** The moves of a computation to the goal. */
  List<Move> way() {
    return initial.way();
  }

  private void add(Element found) {
    if (initial != null) {
      return;
    }
    Element element = semantics.reduce(found);
    if (element == null || !store.add(element)) {
      return;
    }
    added++;
    if (semantics.isInitial(element)) {
      initial = element;
      return;
    }
    int messages = element.messages();
    while (todo.size() <= messages) {
      todo.add(new ArrayDeque<>());
    }
    todo.get(messages).add(element);
  }

  /** The queue with the element to expand next; null if all are expanded. */
  private Deque<Element> next() {
    for (Deque<Element> queue : todo) {
      while (!queue.isEmpty() && queue.peek().replaced) {
        queue.remove();
      }
      if (!queue.isEmpty()) {
        return queue;
      }
    }
    return null;
  }

  private Element poll() {
    return next().remove();
  }
}
