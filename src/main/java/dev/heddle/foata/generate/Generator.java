// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Architecture;
import dev.heddle.foata.ArchitectureException;
import dev.heddle.foata.Event;
import dev.heddle.foata.generate.FoataSteps.Placement;
import dev.heddle.foata.generate.Listener.Fate;
import dev.heddle.foata.symbolic.SymbolicAddresses;
import dev.heddle.foata.unfold.Configuration.Alternative;
import dev.heddle.foata.unfold.Supported;
import dev.heddle.foata.unfold.ThreadUnfolding;
import dev.heddle.program.Function;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.List;

/**
 * Generates the executions of a program under an architecture, one of every class: the small steps
 * of appendix A, the check for normality, and the evaluation, combined in one search that abandons
 * an execution as soon as it is abnormal, incompletable or refuted.
 */
public final class Generator {
  private final Architecture architecture;
  private final GenerationRequest.Extent extent;
  private final Listener listener;
  private final List<Processor> processors = new ArrayList<>();
  private final FoataSteps steps;
  private final Valuation valuation;
  private final Lookahead lookahead;
  private final Representative representative;
  private final List<SearchFrame> frames = new ArrayList<>();
  private final long[] fates = new long[Fate.values().length];
  private long complete;
  private long normal;
  private long cut;
  private boolean stopped;

  /** The number of events at which the execution became abnormal; -1 if it is not. */
  private int abnormalFrom = -1;

  private Generator(
      GenerationRequest q,
      GenerationRequest.Mode mode,
      SymbolicAddresses addresses,
      Listener listener) {
    this.architecture = q.architecture();
    this.extent = q.extent();
    this.listener = listener;
    List<Future> futures = new ArrayList<>();
    Program program = q.program();
    for (int t = 0; t < program.threads().size(); t++) {
      Function f = program.functions().get(program.threads().get(t));
      processors.add(new Processor(new ThreadUnfolding(t, f, architecture, addresses)));
      futures.add(new Future(f));
    }
    steps = new FoataSteps(architecture, processors);
    lookahead = new Lookahead(architecture, processors, futures);
    boolean symbolic = mode == GenerationRequest.Mode.SYMBOLIC;
    Evaluation evaluation =
        symbolic ? null : new Evaluation(program, architecture, addresses, processors);
    valuation = symbolic ? Valuation.NONE : evaluation;
    representative = new Representative(steps, processors, evaluation);
  }

  /**
   * Passes every requested execution to the listener.
   *
   * @throws dev.heddle.program.InputException if the program has instructions that are not
   *     supported
   * @throws ArchitectureException if the architecture breaks its contract
   */
  public static Counts generate(GenerationRequest q, Listener listener) {
    Supported.check(q.program());
    SymbolicAddresses addresses = new SymbolicAddresses(q.program());
    if (Supported.hasIndirectAccess(q.program())) {
      GenerationRequest quick =
          new GenerationRequest(
              q.program(),
              q.architecture(),
              GenerationRequest.Mode.EVALUATED,
              GenerationRequest.Extent.PRUNED);
      do {
        new Generator(quick, quick.mode(), addresses, new LimitsOnly(listener)).search();
      } while (addresses.hasGrown());
    }
    return new Generator(q, q.mode(), addresses, listener).search();
  }

  /** A listener that only enforces the limits, used while addresses are being found. */
  private record LimitsOnly(Listener limits) implements Listener {
    @Override
    public boolean mayGrow(int length) {
      return limits.mayGrow(length);
    }

    @Override
    public boolean complete(Representative execution) {
      return true;
    }
  }

  private Counts search() {
    collect(frame(0));
    if (frame(0).isEmpty()) {
      finish();
    }
    while (!stopped) {
      SearchFrame frame = frame(steps.length());
      int i = frame.advance();
      if (i >= 0) {
        tryEvent(frame, i);
      } else if (steps.length() > 0) {
        takeBack();
        listener.leave();
      } else {
        break;
      }
    }
    return new Counts(fates.clone(), complete, normal, cut);
  }

  private SearchFrame frame(int depth) {
    if (depth == frames.size()) {
      frames.add(new SearchFrame());
    }
    return frames.get(depth);
  }

  /** Appends an event unless the resulting execution is dropped. */
  private void tryEvent(SearchFrame frame, int i) {
    Event e = frame.event(i);
    boolean isAbnormal = abnormalFrom >= 0 || frame.placement(i) == Placement.ABNORMAL;
    if (isAbnormal && extent != GenerationRequest.Extent.EVERYTHING) {
      drop(e, Fate.ABNORMAL);
      return;
    }
    if (frame.isTooEarly(i, architecture)) {
      drop(e, Fate.INCOMPLETABLE);
      return;
    }
    if (isAbnormal && abnormalFrom < 0) {
      abnormalFrom = steps.length();
    }
    append(e, frame.placement(i));
    if (!valuation.enter(e)) {
      takeBack();
      drop(e, Fate.REFUTED);
    } else if (!listener.mayGrow(steps.length())) {
      cut++;
      takeBack();
    } else if (!collect(frame(steps.length()))) {
      takeBack();
      drop(e, Fate.INCOMPLETABLE);
    } else {
      Fate fate = isAbnormal ? Fate.ABNORMAL : Fate.NORMAL;
      fates[fate.ordinal()] += isAbnormal && abnormalFrom < steps.length() - 1 ? 0 : 1;
      listener.enter(e, fate);
      if (frame(steps.length()).isEmpty()) {
        finish();
      }
    }
  }

  /** Reports an event that leads to an execution that is not explored. */
  private void drop(Event e, Fate fate) {
    fates[fate.ordinal()]++;
    listener.enter(e, fate);
    listener.leave();
  }

  private void append(Event e, Placement placement) {
    steps.push(e, placement);
    processors.get(e.processor()).push(e, steps.step());
  }

  private void takeBack() {
    Event e = steps.last();
    valuation.leave(e);
    processors.get(e.processor()).pop(e);
    steps.pop();
    if (steps.length() == abnormalFrom) {
      abnormalFrom = -1;
    }
  }

  /** Called when no event is possible any more. */
  private void finish() {
    complete++;
    if (abnormalFrom < 0) {
      normal++;
      stopped = !listener.complete(representative);
    }
  }

  /** Finds the possible next events; false if no normal form continues the execution. */
  private boolean collect(SearchFrame frame) {
    frame.clear();
    for (Processor p : processors) {
      int first = frame.size();
      for (Alternative a : p.at().alternatives()) {
        add(frame, p, a.action().main(), p.waiting());
      }
      if (frame.size() - first == p.at().alternatives().size()) {
        expect(frame, first);
      }
      for (int place = 0; place < p.waiting(); place++) {
        first = frame.size();
        add(frame, p, p.waiting(place), place);
        expect(frame, first);
      }
    }
    return extent != GenerationRequest.Extent.PRUNED || lookahead.isCompletable(frame);
  }

  /** Adds an event if no older waiting action must precede it. */
  private void add(SearchFrame frame, Processor p, Event e, int older) {
    for (int place = 0; place < older; place++) {
      if (FoataSteps.inOrder(architecture, p.waiting(place), e)) {
        return;
      }
    }
    if (!valuation.blocks(e)) {
      frame.add(e, abnormalFrom >= 0 ? Placement.ABNORMAL : steps.place(e));
    }
  }

  /**
   * One of the events from {@code first} on must come; it must join this step if it cannot come
   * later.
   */
  private void expect(SearchFrame frame, int first) {
    if (extent != GenerationRequest.Extent.PRUNED || first == frame.size()) {
      return;
    }
    for (int i = first; i < frame.size(); i++) {
      if (frame.placement(i) != Placement.JOINS || !lookahead.isIndependent(frame.event(i))) {
        return;
      }
    }
    frame.mustCome(frame.event(first), architecture);
  }
}
