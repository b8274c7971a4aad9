package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.machine.MemoryModel;
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
 */
record Exploration(Map<String, Ending> endings, List<String> repeated, Statistics statistics) {

  /** Ends a search that does not end: more steps than any program here needs. */
  private static final int STEPS = 2_000_000;

  private static final int LENGTH = 5_000;

  /** At most so many executions; {@link Statistics#stopped} tells whether there were more. */
  static Exploration of(Program program, MemoryModel model, Explorer explorer, long executions) {
    Map<String, Ending> endings = new HashMap<>();
    List<String> repeated = new ArrayList<>();
    Observer observer =
        new Observer() {
          private int steps;

          @Override
          public boolean mayGrow(int length) {
            if (++steps > STEPS || length > LENGTH) {
              throw new IllegalStateException("the search does not end");
            }
            return true;
          }

          @Override
          public boolean seen(Machine machine, boolean complete) {
            boolean plain = machine.endsPlainly();
            machine.endAll();
            if (plain != isPlain(machine)) {
              throw new IllegalStateException("ends plainly: " + plain);
            }
            String signature = Signatures.of(machine);
            if (endings.put(signature, Endings.of(machine)) != null) {
              repeated.add(signature);
            }
            return true;
          }
        };
    Machine machine = new Machine(program, model);
    machine.leavesEnds(true);
    Statistics statistics = explorer.explore(machine, new ExecutionLimit(executions, observer));
    return new Exploration(endings, repeated, statistics);
  }

  private static boolean isPlain(Machine machine) {
    return machine.faults().count() == 0
        && IntStream.range(0, machine.threadCount())
            .allMatch(t -> !machine.isStarted(t) || machine.isEnded(t));
  }
}
