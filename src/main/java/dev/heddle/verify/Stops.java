package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.machine.Stop;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;

/** Why a thread stopped, in words. */
final class Stops {
  private Stops() {}

  static String text(Machine machine, int thread) {
    Instruction at = Origin.instruction(machine.program(), machine.origin(thread));
    return switch (machine.stop(thread)) {
      case CUT -> at instanceof Instruction.Cut c ? c.reason() : Stop.CUT.toString();
      case ASSERTION ->
          at instanceof Instruction.Assert a ? Stop.ASSERTION + ": " + a.message() : "";
      default -> machine.stop(thread).toString();
    };
  }
}
