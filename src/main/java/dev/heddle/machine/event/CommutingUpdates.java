// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.LiveRegisters;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.Configuration;
import dev.heddle.trace.CommutingWrites;
import java.util.Arrays;

/**
 * Which read-modify-writes of a program commute with their like: those of a kind that commutes, if
 * nothing depends on their results. That follows from the code alone, so a step has the same label
 * in every execution. See docs/internals/commuting-updates.md.
 */
public final class CommutingUpdates {
  private static final byte UNKNOWN = -1;

  private final int[] ops;
  private final LiveRegisters live;

  /** By operation: its class of {@link CommutingWrites}, or {@link #UNKNOWN}. */
  private final byte[] types;

  private final boolean applied;

  public CommutingUpdates(Configuration configuration) {
    Code code = configuration.code;
    MachineOptions options = configuration.options;
    this.applied =
        options.commutesUpdates()
            && !configuration.mayWait
            && options.plan().uses(Technique.COMMUTING_UPDATES);
    this.ops = code.ops;
    this.live = new LiveRegisters(code, LiveRegisters.Purpose.EFFECT, options.showsRegisters());
    this.types = new byte[ops.length / Opcode.WIDTH];
    Arrays.fill(types, UNKNOWN);
  }

  /** The class of the update at {@code pc}; {@link CommutingWrites#NONE} if it has none. */
  int type(int pc) {
    if (!applied) {
      return CommutingWrites.NONE;
    }
    int i = pc / Opcode.WIDTH;
    if (types[i] == UNKNOWN) {
      types[i] = (byte) find(pc);
    }
    return types[i];
  }

  private int find(int pc) {
    int[] behind = live.at(pc + Opcode.WIDTH);
    boolean isUsed = Arrays.binarySearch(behind, ops[pc + 1]) >= 0;
    return isUsed ? CommutingWrites.NONE : CommutingWrites.type(Code.UPDATE[ops[pc + 2]]);
  }

  /** Whether the program has an update that commutes. */
  public boolean areThere() {
    for (int pc = 0; applied && pc < ops.length; pc += Opcode.WIDTH) {
      if (ops[pc] == Opcode.UPDATE && type(pc) != CommutingWrites.NONE) {
        return true;
      }
    }
    return false;
  }
}
