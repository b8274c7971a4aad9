// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.Storage;
import dev.heddle.program.analysis.OperandLeaves;
import dev.heddle.program.analysis.Uses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Which registers of a function may influence which others, in whatever order its instructions run;
 * and which may decide what the thread does: where it goes on, which memory it accesses, whether it
 * fails, or anything outside the function.
 */
final class ValueFlow {
  /** What an assignment that is only looked at writes. */
  private static final Register ANY = new Register(0, 64);

  /** Per register those whose values go into it. */
  private final List<BitSet> sources = new ArrayList<>();

  private final BitSet decisive;
  private final boolean privateEscapes;

  /** The registers that hold addresses of the function's own variables. */
  private final BitSet allocated = new BitSet();

  /**
   * @param privateEscapes whether a pointer may point to memory that only its thread accesses;
   *     accesses of that are no events, so what is stored by a pointer goes anywhere
   */
  ValueFlow(Function f, boolean privateEscapes) {
    this.privateEscapes = privateEscapes;
    for (Instruction i : f.code()) {
      if (i instanceof Instruction.Allocate a) {
        allocated.set(a.target().index());
      }
    }
    for (int r = 0; r < f.registers().size(); r++) {
      sources.add(new BitSet());
    }
    BitSet seeds = new BitSet();
    f.code().forEach(i -> instruction(i, seeds));
    decisive = closure(seeds);
  }

  private void instruction(Instruction i, BitSet seeds) {
    switch (i) {
      case Instruction.Assign a -> Uses.forEach(a, r -> sources.get(a.target().index()).set(r));
      case Instruction.Store s when isSilent(s.address()) -> Uses.forEach(s, seeds::set);
      case Instruction.Store s -> seeds.or(without(s, stored(s)));
      case Instruction.ReadModifyWrite u -> seeds.or(without(u, stored(u)));
      case Instruction.CompareExchange c -> seeds.or(without(c, stored(c)));
      default -> Uses.forEach(i, seeds::set);
    }
  }

  /** Whether an access of this address may be no event. */
  private boolean isSilent(Expression address) {
    boolean[] own = {false};
    boolean[] global = {false};
    OperandLeaves.forEach(
        new Instruction.Assign(ANY, address, SourcePosition.NONE),
        leaf -> {
          own[0] |= leaf instanceof Register r && allocated.get(r.index());
          global[0] |= leaf instanceof Expression.GlobalAddress;
        });
    return own[0] || privateEscapes && !global[0];
  }

  /** Whether the address of memory that only its thread accesses may get into another pointer. */
  static boolean privateEscapes(Program program) {
    return program.functions().stream().anyMatch(ValueFlow::privateEscapes);
  }

  private static boolean privateEscapes(Function f) {
    BitSet own = new BitSet();
    for (Instruction i : f.code()) {
      if (i instanceof Instruction.Allocate a && a.storage() == Storage.PRIVATE) {
        own.set(a.target().index());
      }
    }
    boolean[] escapes = {false};
    for (Instruction i : own.isEmpty() ? List.<Instruction>of() : f.code()) {
      switch (i) {
        case Instruction.Load _, Instruction.Peek _, Instruction.Free _ -> {}
        case Instruction.Store s -> escapes[0] |= stored(s).intersects(own);
        case Instruction.Poke p ->
            Uses.forEach(
                new Instruction.Assign(ANY, p.value(), p.at()), r -> escapes[0] |= own.get(r));
        default -> Uses.forEach(i, r -> escapes[0] |= own.get(r));
      }
    }
    return escapes[0];
  }

  /** What an instruction reads to decide where it writes, and not what. */
  private static BitSet without(Instruction i, BitSet stored) {
    Deque<Integer> all = new ArrayDeque<>();
    Uses.forEach(i, all::add);
    stored.stream().forEach(all::removeFirstOccurrence);
    BitSet rest = new BitSet();
    all.forEach(rest::set);
    return rest;
  }

  /** The registers in the value that an instruction writes to memory. */
  static BitSet stored(Instruction i) {
    BitSet registers = new BitSet();
    switch (i) {
      case Instruction.Store s ->
          Uses.forEach(new Instruction.Assign(ANY, s.value(), s.at()), registers::set);
      case Instruction.ReadModifyWrite u ->
          Uses.forEach(new Instruction.Assign(ANY, u.operand(), u.at()), registers::set);
      case Instruction.CompareExchange c ->
          Uses.forEach(new Instruction.Assign(ANY, c.desired(), c.at()), registers::set);
      default -> {}
    }
    return registers;
  }

  /** These registers and all that influence them. */
  BitSet closure(BitSet registers) {
    BitSet all = new BitSet();
    BitSet open = (BitSet) registers.clone();
    while (!open.isEmpty()) {
      int r = open.nextSetBit(0);
      open.clear(r);
      if (!all.get(r)) {
        all.set(r);
        open.or(sources.get(r));
      }
    }
    return all;
  }

  /** Whether the value of a register may decide what the thread does. */
  boolean decides(int register) {
    return decisive.get(register);
  }
}
