// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import java.util.BitSet;
import java.util.List;

/**
 * Determines which loads must find initialised memory: those whose value is computed with,
 * compared, or used as an address on every way onwards, perhaps after it went through register
 * variables. A value that is only copied, passed on, or masked as a bit-field may be anything; and
 * one that is used on some ways only is not reported, since the program may know which way is
 * right.
 */
public final class DefiniteUse {
  private final Flow flow;
  private final Slots slots;

  /** Locals, of register variables their addresses, whose value is surely used from here on. */
  private final BitSet[] atStart;

  private final BitSet needed;

  DefiniteUse(LlvmFunction function, Flow flow, Slots slots) {
    this.flow = flow;
    this.slots = slots;
    int n = flow.blocks().size();
    atStart = new BitSet[n];
    for (int b = 0; b < n; b++) {
      atStart[b] = new BitSet();
      slots.widths().keySet().forEach(atStart[b]::set);
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int b = n - 1; b >= 0; b--) {
        BitSet start = block(b, new BitSet());
        changed |= !start.equals(atStart[b]);
        atStart[b] = start;
      }
    }
    needed = new BitSet(function.locals().size());
    for (int b = 0; b < n; b++) {
      BitSet real = new BitSet();
      block(b, real);
      for (LlvmInstruction i : flow.blocks().get(b).instructions()) {
        if (i instanceof LlvmInstruction.Load load && real.get(load.result())) {
          needed.set(load.result());
        }
      }
    }
  }

  /** Whether the value that is loaded into the local must be initialised. */
  public boolean needed(int local) {
    return needed.get(local);
  }

  /** Goes backwards through a block; adds its locals to {@code real} and returns its start. */
  private BitSet block(int b, BitSet real) {
    List<LlvmInstruction> code = flow.blocks().get(b).instructions();
    BitSet later = atEnd(b, code.getLast());
    for (LlvmInstruction i : code.reversed()) {
      instruction(i, later, real);
    }
    return later;
  }

  private BitSet atEnd(int b, LlvmInstruction last) {
    BitSet all = new BitSet();
    if (!(last instanceof LlvmInstruction.Return)) {
      slots.widths().keySet().forEach(all::set);
      flow.successors(b).forEach(s -> all.and(atStart[s]));
    }
    return all;
  }

  private void instruction(LlvmInstruction instruction, BitSet later, BitSet real) {
    switch (instruction) {
      case LlvmInstruction.Load i -> {
        if (!slots.isSlot(i.address())) {
          use(i.address(), real);
        } else if (real.get(i.result())) {
          later.set(((LlvmValue.Local) i.address()).index());
        }
      }
      case LlvmInstruction.Store i -> store(i, later, real);
      case LlvmInstruction.Binary i -> {
        if (!keepsBits(i.operator()) || real.get(i.result())) {
          use(i.left(), real);
          use(i.right(), real);
        }
      }
      case LlvmInstruction.Convert i -> propagate(i, real);
      case LlvmInstruction.Freeze i -> propagate(i, real);
      case LlvmInstruction.ExtractValue i -> propagate(i, real);
      case LlvmInstruction.InsertValue i -> propagate(i, real);
      case LlvmInstruction.ExtractElement i -> propagate(i, real);
      case LlvmInstruction.InsertElement i -> propagate(i, real);
      case LlvmInstruction.Select i -> use(i.condition(), real);
      case LlvmInstruction.CompareExchange i -> use(i.address(), real);
      case LlvmInstruction.Update i -> use(i.address(), real);
      case LlvmInstruction.Call i -> use(i.callee(), real);
      case LlvmInstruction.Compare i -> allUsed(i, real);
      case LlvmInstruction.FloatCompare i -> allUsed(i, real);
      case LlvmInstruction.FloatNegate i -> allUsed(i, real);
      case LlvmInstruction.ElementAddress i -> allUsed(i, real);
      case LlvmInstruction.Alloca i -> allUsed(i, real);
      case LlvmInstruction.Branch i -> allUsed(i, real);
      case LlvmInstruction.Switch i -> allUsed(i, real);
      case LlvmInstruction.IndirectJump i -> allUsed(i, real);
      case LlvmInstruction.ShuffleVector i -> {}
      case LlvmInstruction.VaArg i -> {}
      case LlvmInstruction.Phi i -> {}
      case LlvmInstruction.Declare i -> {}
      case LlvmInstruction.Fence i -> {}
      case LlvmInstruction.AssemblyJump i -> {}
      case LlvmInstruction.Return i -> {}
      case LlvmInstruction.Jump i -> {}
      case LlvmInstruction.Unreachable i -> {}
    }
  }

  private void store(LlvmInstruction.Store i, BitSet later, BitSet real) {
    if (!slots.isSlot(i.address())) {
      use(i.address(), real);
      return;
    }
    int slot = ((LlvmValue.Local) i.address()).index();
    if (later.get(slot)) {
      use(i.value(), real);
    }
    later.clear(slot);
  }

  /** Operators that move and mask bits, as accesses to bit-fields do. */
  private static boolean keepsBits(LlvmBinaryOperator operator) {
    return switch (operator) {
      case AND, OR, XOR, SHL, LSHR, ASHR -> true;
      case ADD, SUB, MUL, UDIV, SDIV, UREM, SREM, FADD, FSUB, FMUL, FDIV, FREM -> false;
    };
  }

  private static void propagate(LlvmInstruction i, BitSet real) {
    if (real.get(i.result())) {
      allUsed(i, real);
    }
  }

  private static void allUsed(LlvmInstruction i, BitSet real) {
    InstructionParts.operands(i, v -> use(v, real));
  }

  private static void use(LlvmValue value, BitSet real) {
    if (value instanceof LlvmValue.Local(int local, var type)) {
      real.set(local);
    }
  }
}
