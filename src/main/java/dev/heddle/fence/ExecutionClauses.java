// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.explore.Schedule;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Clauses from the bad executions of a program. Every trace found is kept: its {@link TraceOrder}
 * tells whether other fences make it impossible. The program is searched again only if they do so
 * for all kept traces.
 */
public final class ExecutionClauses implements ClauseSource<FenceSite, BadExecution> {
  /** Looks for bad executions of a program. */
  public interface Search {
    Found search(Program program);

    /**
     * @param limit what kept it from seeing all; null if nothing did
     */
    record Found(List<BadExecution> bad, Limit limit) {
      public Found {
        bad = List.copyOf(bad);
      }
    }

    /** The limit that was reached if there is no time left. */
    Optional<Limit> timeLimit();

    /** What is done to a program before it is run. */
    Program prepare(Program program);
  }

  /**
   * @param sequential whether SC has the execution as well
   */
  private record Trace(String flaw, TraceOrder order, boolean sequential) {}

  private final Points points;
  private final List<FenceSite> sites;
  private final MemoryModel model;
  private final Search search;
  private final List<Trace> traces = new ArrayList<>();

  /**
   * @param sites those that a fence may be at
   */
  public ExecutionClauses(Points points, List<FenceSite> sites, MemoryModel model, Search search) {
    this.points = points;
    this.sites = List.copyOf(sites);
    this.model = model;
    this.search = search;
  }

  @Override
  public Open<FenceSite, BadExecution> ask(Set<FenceSite> fences) {
    List<Clause<FenceSite, BadExecution>> open = open(fences, traces);
    if (!open.isEmpty()) {
      return new Open<>(open, null);
    }
    Points.Fenced fenced = points.with(fences);
    Search.Found found = search.search(fenced.program());
    List<Trace> fresh = found.bad().stream().map(b -> trace(fenced, b)).toList();
    traces.addAll(fresh);
    open = open(fences, fresh);
    if (open.size() < fresh.size()) {
      throw new IllegalStateException("an execution that fences make impossible was seen");
    }
    return new Open<>(open, found.limit());
  }

  @Override
  public Optional<Limit> timeLimit() {
    return search.timeLimit();
  }

  private Trace trace(Points.Fenced fenced, BadExecution bad) {
    Rerun rerun = new Rerun(points, fenced, model, search::prepare);
    Machine end = rerun.run(Schedule.parse(bad.schedule()).steps());
    boolean sequential = ShashaSnirTrace.of(end.execution(), end::threadName).cycle().isEmpty();
    return new Trace(bad.flaw(), new TraceOrder(end, rerun.passes(), sites), sequential);
  }

  private static List<Clause<FenceSite, BadExecution>> open(
      Set<FenceSite> fences, List<Trace> some) {
    List<Clause<FenceSite, BadExecution>> open = new ArrayList<>();
    for (Trace t : some) {
      if (!t.order.isClosedBy(fences)) {
        String schedule = String.join(" ", t.order.schedule(fences));
        BadExecution evidence = new BadExecution(t.flaw, schedule);
        Set<FenceSite> clause = t.order.clause(fences);
        open.add(new Clause<>(clause, clause.isEmpty() ? reason(t) : t.flaw, evidence));
      }
    }
    return open;
  }

  private static String reason(Trace t) {
    return (t.sequential ? "it also occurs under SC" : "no fence at these points prevents it")
        + ": "
        + t.flaw;
  }
}
