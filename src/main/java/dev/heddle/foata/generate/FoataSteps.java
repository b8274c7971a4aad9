// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.ArchitectureException;
import dev.heddle.foata.Backlog;
import dev.heddle.foata.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An execution in Foata normal form, as the steps it splits into, and the rules of appendix A by
 * which an event joins the last step, begins a new one, or makes the execution abnormal.
 *
 * <p>Dependency is that of generalised traces: the backlogs at the beginning of a step decide
 * whether events depend on those of the step.
 */
final class FoataSteps {
  /** The place of the next event. */
  enum Placement {
    JOINS,
    BEGINS,
    ABNORMAL
  }

  private final Architecture architecture;
  private final List<Processor> processors;
  private Event[] events = new Event[16];
  private int length;

  /** The index of the first event of each step. */
  private int[] starts = new int[16];

  private int steps;

  /** The backlogs as a call of {@code diffDep} sees them. */
  private final View x = new View();

  private final View y = new View();

  private static final class View implements Backlog {
    private Processor processor;
    private int step;

    @Override
    public boolean forwards(Event read) {
      Action.Heritage h = read.action().heritage();
      return h.newest() >= 0 && processor.waited(h.newest(), step);
    }
  }

  FoataSteps(Architecture architecture, List<Processor> processors) {
    this.architecture = architecture;
    this.processors = processors;
  }

  int length() {
    return length;
  }

  Event last() {
    return events[length - 1];
  }

  /** The number of the last step, from 0. */
  int step() {
    return steps - 1;
  }

  Placement place(Event e) {
    if (steps == 0) {
      return Placement.JOINS;
    }
    if (depends(e, steps - 1)) {
      return Placement.BEGINS;
    }
    boolean early = steps == 1 || depends(e, steps - 2);
    return early && architecture.order(last(), e) < 0 ? Placement.JOINS : Placement.ABNORMAL;
  }

  private boolean depends(Event e, int step) {
    int end = step == steps - 1 ? length : starts[step + 1];
    for (int i = starts[step]; i < end; i++) {
      if (depends(events[i], e, step)) {
        return true;
      }
    }
    return false;
  }

  private boolean depends(Event a, Event b, int step) {
    if (a.processor() == b.processor()) {
      return same(a, b);
    }
    x.processor = processors.get(a.processor());
    y.processor = processors.get(b.processor());
    x.step = step;
    y.step = step;
    boolean depends = architecture.diffDep(x, y, a, b);
    if (depends && !a.mayDependOn(b)) {
      throw new ArchitectureException(
          architecture,
          "has " + a + " and " + b + " depend on each other, but not with empty backlogs");
    }
    return depends;
  }

  /** The symmetric closure of the order on a processor. */
  private boolean same(Event a, Event b) {
    boolean older = a.id() < b.id() || a.id() == b.id() && a.isMain();
    boolean inOrder = older ? inOrder(architecture, a, b) : inOrder(architecture, b, a);
    if (!inOrder && (a.isMain() && b.isMain() || a.id() == b.id())) {
      throw new ArchitectureException(architecture, "does not order " + a + " and " + b);
    }
    return inOrder;
  }

  /**
   * Whether {@code a} must come before {@code b}: if the architecture says so, or if {@code b}
   * needs bytes of the store {@code a} and others, so that its value cannot be taken from the
   * backlog.
   */
  static boolean inOrder(Architecture architecture, Event a, Event b) {
    return architecture.sameDep(a, b)
        || a.takesEffect() && b.takesEffect() && b.action().heritage().parts().get(a.id());
  }

  void push(Event e, Placement placement) {
    if (length == events.length) {
      events = Arrays.copyOf(events, 2 * length);
      starts = Arrays.copyOf(starts, 2 * length);
    }
    if (steps == 0 || placement == Placement.BEGINS) {
      starts[steps++] = length;
    }
    events[length++] = e;
  }

  void pop() {
    length--;
    if (starts[steps - 1] == length) {
      steps--;
    }
  }

  List<List<Event>> copy() {
    List<List<Event>> all = new ArrayList<>();
    for (int s = 0; s < steps; s++) {
      int end = s == steps - 1 ? length : starts[s + 1];
      all.add(List.of(Arrays.copyOfRange(events, starts[s], end)));
    }
    return all;
  }
}
