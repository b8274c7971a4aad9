// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.symbolic.SymbolicAddresses;
import dev.heddle.foata.unfold.AccessUnfolding;
import dev.heddle.foata.unfold.Configuration;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;

/**
 * The locations that a thread may still read and write from each of its instructions on, as bits of
 * groups.
 */
final class Future {
  private final Function function;
  private final long[] reads;
  private final long[] writes;

  Future(Function function) {
    this.function = function;
    int n = function.code().size();
    reads = new long[n + 1];
    writes = new long[n + 1];
    while (flowsBack()) {}
  }

  long reads(Configuration at) {
    return at.ending() != null ? 0 : reads[at.index];
  }

  long writes(Configuration at) {
    return at.ending() != null ? 0 : writes[at.index];
  }

  /** One pass against the control flow; returns whether it changed anything. */
  private boolean flowsBack() {
    boolean changed = false;
    for (int i = function.code().size() - 1; i >= 0; i--) {
      long r = reads[i];
      long w = writes[i];
      switch (function.code().get(i)) {
        case Instruction.Jump j -> take(i, j.target());
        case Instruction.Branch b -> {
          take(i, b.whenTrue());
          take(i, b.whenFalse());
        }
        case Instruction.Return _, Instruction.Exit _, Instruction.Cut _ -> {}
        default -> take(i, i + 1);
      }
      own(i, function.code().get(i));
      changed |= r != reads[i] || w != writes[i];
    }
    return changed;
  }

  private void take(int to, int from) {
    reads[to] |= reads[from];
    writes[to] |= writes[from];
  }

  private void own(int i, Instruction instruction) {
    switch (instruction) {
      case Instruction.Load l -> reads[i] |= group(l.address(), 0, l.bytes());
      case Instruction.Store s -> writes[i] |= group(s.address(), 0, s.bytes());
      case Instruction.Access a -> both(i, group(a.address(), 0, a.bytes()));
      case Instruction.Lock l -> both(i, mutex(l.mutex()));
      case Instruction.TryLock l -> both(i, mutex(l.mutex()));
      case Instruction.Unlock l -> both(i, mutex(l.mutex()));
      default -> {}
    }
  }

  private void both(int i, long group) {
    reads[i] |= group;
    writes[i] |= group;
  }

  private static long mutex(Expression address) {
    return group(address, SymbolicAddresses.MUTEX, AccessUnfolding.MUTEX_BYTES);
  }

  /**
   * A computed address may be any address, not only those seen so far; otherwise new ones would not
   * be found.
   */
  private static long group(Expression address, long kind, int bytes) {
    return switch (address) {
      case Expression.Constant c -> SymbolicAddresses.group(c.value() | kind, bytes);
      case Expression.GlobalAddress g -> SymbolicAddresses.group(g.value() | kind, bytes);
      default -> -1;
    };
  }
}
