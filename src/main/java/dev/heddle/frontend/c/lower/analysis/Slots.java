// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Ordering;
import dev.heddle.frontend.c.llvm.Type;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Determines which variables of a function can be registers: a scalar that is only loaded and
 * stored as a whole, and written before it is read on every way. What may be read too early stays
 * in memory, so that the read can be found.
 */
public final class Slots {
  private final Flow flow;
  private final Usage usage;

  /** Width of each register variable, by the local that is its address. */
  private final Map<Integer, Integer> widths = new HashMap<>();

  Slots(Flow flow, Usage usage) {
    this.flow = flow;
    this.usage = usage;
    if (flow.blocks().isEmpty()) {
      return;
    }
    for (LlvmInstruction i : flow.blocks().getFirst().instructions()) {
      if (i instanceof LlvmInstruction.Alloca a && isOne(a.count())) {
        int bits = width(a.type());
        if (bits > 0) {
          widths.put(a.result(), bits);
        }
      }
    }
    flow.blocks().forEach(this::dropOtherUses);
    dropReadTooEarly();
    findTruthValues();
  }

  /** A {@code _Bool} is a byte in memory, but one bit is all that is ever stored. */
  private void findTruthValues() {
    Set<Integer> others = new HashSet<>();
    for (Block block : flow.blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        if (i instanceof LlvmInstruction.Store s
            && s.address() instanceof LlvmValue.Local l
            && !isTruthValue(s.value())) {
          others.add(l.index());
        }
      }
    }
    widths.replaceAll((slot, bits) -> bits == 8 && !others.contains(slot) ? 1 : bits);
  }

  private boolean isTruthValue(LlvmValue value) {
    return switch (value) {
      case Constant.Int(Type type, long v) -> v == 0 || v == 1;
      case LlvmValue.Local l ->
          usage.definition(l.index()) instanceof LlvmInstruction.Convert c
              && c.operator() == Conversion.ZEXT
              && c.operand().type().equals(Type.I1);
      default -> false;
    };
  }

  static boolean isOne(LlvmValue count) {
    return count instanceof Constant.Int(Type type, long value) && value == 1;
  }

  /** Bits of a scalar type, 0 for any other. */
  private int width(Type type) {
    return switch (type) {
      case Type.Int(int bits) -> bits <= 64 ? bits : 0;
      case Type.Pointer p -> 64;
      case Type.Floating(Type.Format f) ->
          f == Type.Format.FLOAT ? 32 : f == Type.Format.DOUBLE ? 64 : 0;
      default -> 0;
    };
  }

  private void dropOtherUses(Block block) {
    for (LlvmInstruction i : block.instructions()) {
      switch (i) {
        case LlvmInstruction.Load l -> access(l.address(), l.type(), l.order());
        case LlvmInstruction.Store s -> {
          access(s.address(), s.value().type(), s.order());
          drop(s.value());
        }
        default -> InstructionParts.operands(i, this::drop);
      }
    }
  }

  private void access(LlvmValue address, Type type, Ordering order) {
    if (address instanceof LlvmValue.Local(int local, Type t) && widths.containsKey(local)) {
      if (order != Ordering.NONE || width(type) != widths.get(local)) {
        widths.remove(local);
      }
    }
  }

  private void drop(LlvmValue value) {
    if (value instanceof LlvmValue.Local(int local, Type t)) {
      widths.remove(local);
    }
  }

  /** Drops what is not written before it is read on every way. */
  private void dropReadTooEarly() {
    int n = flow.blocks().size();
    BitSet all = new BitSet();
    widths.keySet().forEach(all::set);
    BitSet[] atEnd = new BitSet[n];
    for (int b = 1; b < n; b++) {
      atEnd[b] = (BitSet) all.clone();
    }
    atEnd[0] = written(0, new BitSet());
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int b = 1; b < n; b++) {
        BitSet end = written(b, atStart(b, atEnd, all));
        changed |= !end.equals(atEnd[b]);
        atEnd[b] = end;
      }
    }
    for (int b = 0; b < n; b++) {
      dropReads(b, b == 0 ? new BitSet() : atStart(b, atEnd, all));
    }
  }

  private BitSet atStart(int block, BitSet[] atEnd, BitSet all) {
    BitSet written = (BitSet) all.clone();
    flow.predecessors(block).forEach(p -> written.and(atEnd[p]));
    return written;
  }

  private BitSet written(int block, BitSet before) {
    for (LlvmInstruction i : flow.blocks().get(block).instructions()) {
      if (i instanceof LlvmInstruction.Store s && isSlot(s.address())) {
        before.set(((LlvmValue.Local) s.address()).index());
      }
    }
    return before;
  }

  private void dropReads(int block, BitSet written) {
    for (LlvmInstruction i : flow.blocks().get(block).instructions()) {
      if (i instanceof LlvmInstruction.Store s && s.address() instanceof LlvmValue.Local l) {
        written.set(l.index());
      } else if (i instanceof LlvmInstruction.Load l
          && l.address() instanceof LlvmValue.Local a
          && !written.get(a.index())) {
        widths.remove(a.index());
      }
    }
  }

  /** Whether an address denotes a register. */
  public boolean isSlot(LlvmValue address) {
    return address instanceof LlvmValue.Local l && widths.containsKey(l.index());
  }

  /** Widths of the register variables, by the local that is their address. */
  public Map<Integer, Integer> widths() {
    return widths;
  }
}
