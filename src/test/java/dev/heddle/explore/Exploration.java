// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Ending;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * All that an explorer shows of a program.
 *
 * @param endings by the signature of their trace
 * @param repeated signatures that were shown again
 * @param looked executions in which threads looked that had been left aside
 */
record Exploration(
    Map<String, Ending> endings, List<String> repeated, int looked, Statistics statistics) {

  /** Ends a search that does not end: more steps than any program here needs. */
  private static final int MOST_EVENTS = 2_000_000;

  private static final int LENGTH = 5_000;

  /** At most so many executions; {@link Statistics#stopped} tells whether there were more. */
  static Exploration of(Program program, MemoryModel model, Explorer explorer, long executions) {
    return of(program, model, explorer, executions, Plan.FULL);
  }

  /** As {@link #of}, with some techniques only. */
  static Exploration of(
      Program program, MemoryModel model, Explorer explorer, long executions, Plan plan) {
    return of(machine(program, model, plan), explorer, executions);
  }

  /** As {@link #of}, with deferred reads; null where these are not possible. */
  static Exploration withDeferredReads(
      Program program, MemoryModel model, Explorer explorer, long executions) {
    return withDeferredReads(program, model, explorer, executions, Plan.FULL);
  }

  /** As {@link #withDeferredReads}, with some techniques only. */
  static Exploration withDeferredReads(
      Program program, MemoryModel model, Explorer explorer, long executions, Plan plan) {
    Machine machine = machine(program, model, plan);
    try {
      machine.readOnlySuffixes().defer(true);
      return of(machine, explorer, executions);
    } catch (TechniqueException e) {
      return null;
    }
  }

  private static Machine machine(Program program, MemoryModel model, Plan plan) {
    return new Machine(
        program,
        model,
        OutputListener.NONE,
        new SharedNumbers(),
        MachineOptions.DEFAULT.with(plan).leavingExits());
  }

  private static Exploration of(Machine searched, Explorer explorer, long executions) {
    Map<String, Ending> endings = new HashMap<>();
    List<String> repeated = new ArrayList<>();
    int[] looked = {0};
    Observer observer =
        new Observer() {
          private long events;

          @Override
          public int maxLength() {
            return LENGTH;
          }

          @Override
          public boolean tick(int more) {
            events += more;
            if (events > MOST_EVENTS) {
              throw new IllegalStateException("the search does not end");
            }
            return true;
          }

          @Override
          public boolean onExecution(Machine machine, boolean complete) {
            if (!complete) {
              throw new IllegalStateException("an execution does not end");
            }
            boolean plain = machine.endsNormally();
            machine.endAll();
            if (plain != isPlain(machine)) {
              throw new IllegalStateException("ends plainly: " + plain);
            }
            Ending ending = Endings.of(machine);
            looked[0] += machine.readOnlySuffixes().placed() > 0 ? 1 : 0;
            machine.readOnlySuffixes().replayInOrder();
            machine.endAll();
            String signature = Signatures.of(machine);
            if (!ending.equals(Endings.of(machine))) {
              throw new IllegalStateException("ended in " + ending + " before it was in order");
            }
            if (endings.put(signature, ending) != null) {
              repeated.add(signature);
            }
            return true;
          }
        };
    Statistics statistics = explorer.explore(searched, new ExecutionLimit(executions, observer));
    return new Exploration(endings, repeated, looked[0], statistics);
  }

  private static boolean isPlain(Machine machine) {
    return machine.faults().count() == 0
        && IntStream.range(0, machine.threadCount())
            .allMatch(t -> !machine.state().isStarted(t) || machine.state().isEnded(t));
  }
}
