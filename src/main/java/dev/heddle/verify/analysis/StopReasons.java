// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Stop;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Flaw;
import java.util.ArrayList;
import java.util.List;

/** Why a thread stopped, in words. */
public final class StopReasons {
  private StopReasons() {}

  /** A line for each thread that did not come to its end. */
  public static List<String> unfinished(Machine machine) {
    List<String> lines = new ArrayList<>();
    for (int t = 0; t < machine.threadCount(); t++) {
      if (machine.state().isStarted(t) && !machine.state().isEnded(t)) {
        boolean waits = machine.state().stop(t) == Stop.NONE;
        SourcePosition at = Origin.instruction(machine.program(), machine.state().origin(t)).at();
        lines.add(
            "thread "
                + machine.threadName(t)
                + (waits ? " waits for good at " : " stopped at ")
                + at
                + (waits ? "" : ": " + text(machine, t)));
      }
    }
    return lines;
  }

  /** The position of a thread in the user's program; in the library, that of the call. */
  public static SourcePosition position(Machine machine, int thread) {
    int origin = machine.state().userOrigin(thread);
    boolean begins =
        machine.state().spawnOrigin(thread) >= 0
            && Origin.function(machine.program(), origin).library();
    return Origin.instruction(
            machine.program(), begins ? machine.state().spawnOrigin(thread) : origin)
        .at();
  }

  /** The flaw of the i-th faulty access. */
  static Flaw fault(Machine machine, int i) {
    Faults faults = machine.faults();
    Execution x = machine.execution();
    String object =
        new AddressNames(machine).object(x.locations().address(x.location(faults.event(i))));
    return new Flaw(
        ErrorKind.of(faults.what(i)),
        faults.what(i) + (object.isEmpty() ? "" : ": " + object),
        Origin.instruction(machine.program(), faults.origin(i)).at());
  }

  /** The flaw of a thread that failed. */
  static Flaw flaw(Machine machine, int thread) {
    Instruction at = Origin.instruction(machine.program(), machine.state().origin(thread));
    ErrorKind kind =
        machine.state().stop(thread) == Stop.ASSERTION && at instanceof Instruction.Assert a
            ? ErrorKind.of(a.failure())
            : ErrorKind.of(machine.state().stop(thread));
    String text =
        kind != ErrorKind.ASSERTION && at instanceof Instruction.Assert a
            ? a.message()
            : text(machine, thread);
    return new Flaw(kind, text, position(machine, thread));
  }

  /** The bound of the loop in which the thread was cut; -1 if it was cut for another reason. */
  static int rounds(Machine machine, int thread) {
    Instruction at = Origin.instruction(machine.program(), machine.state().origin(thread));
    return at instanceof Instruction.Cut c ? c.rounds() : -1;
  }

  public static String text(Machine machine, int thread) {
    Instruction at = Origin.instruction(machine.program(), machine.state().origin(thread));
    return switch (machine.state().stop(thread)) {
      case CUT -> at instanceof Instruction.Cut c ? c.reason() : Stop.CUT.toString();
      case ASSERTION ->
          at instanceof Instruction.Assert a ? Stop.ASSERTION + ": " + a.message() : "";
      default -> machine.state().stop(thread).toString();
    };
  }
}
