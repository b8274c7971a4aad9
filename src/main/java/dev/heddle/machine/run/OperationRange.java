// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Opcode;
import java.util.BitSet;

/** Operations that are translated together, from pc {@code from} to before {@code to}. */
record OperationRange(Code code, int from, int to) {
  /** About 8,000 bytes of bytecode; the JVM does not compile longer methods. */
  private static final int LONGEST = 200 * Opcode.WIDTH;

  /** The operations around one: as many functions, or as much of one, as the JVM still compiles. */
  static OperationRange around(Code code, int pc) {
    int its = code.functionOf(pc);
    int from = 0;
    for (int f = 0; f <= its; f++) {
      from = code.endOf(f) - from > LONGEST ? code.entry[f] : from;
    }
    if (code.endOf(its) - from > LONGEST) {
      int part = from + (pc - from) / LONGEST * LONGEST;
      return new OperationRange(code, part, Math.min(code.endOf(its), part + LONGEST));
    }
    int last = its;
    while (last + 1 < code.entry.length && code.endOf(last + 1) - from <= LONGEST) {
      last++;
    }
    return new OperationRange(code, from, code.endOf(last));
  }

  boolean contains(int pc) {
    return pc >= from && pc < to;
  }

  /** Whether an operation is not left to the interpreter. */
  boolean isTranslated(int pc) {
    return code.ops[pc] != Opcode.CALL && code.ops[pc] != Opcode.SPAWN;
  }

  /** The operations where the interpreter should let translated code continue. */
  BitSet entries() {
    BitSet entries = new BitSet();
    for (int f : code.entry) {
      entries.set(f);
    }
    int[] ops = code.ops;
    for (int pc = 0; pc < ops.length; pc += Opcode.WIDTH) {
      if (!isTranslated(pc)
          || ops[pc] > Opcode.LAST_ARITHMETIC && Opcode.targets(ops, pc).length == 0) {
        entries.set(pc + Opcode.WIDTH);
      }
      for (int target : Opcode.targets(ops, pc)) {
        if (target <= pc || !contains(pc)) {
          entries.set(target);
        }
      }
    }
    BitSet own = new BitSet();
    entries.stream().filter(pc -> contains(pc) && isTranslated(pc)).forEach(own::set);
    return own;
  }
}
