// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.GlobalAddress;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds globals that only one thread uses, such as its copy of another thread's index. They belong
 * to the state of the thread, so accesses to them are not events. Otherwise a loop that stores what
 * it has read would change memory in every round and never count as waiting. Only globals that are
 * stored to more than once and whose address is used only for plain loads and stores qualify.
 */
public final class OwnGlobals {
  private final Program program;
  private final ThreadContexts contexts;

  /** By global: the contexts that load or store it. */
  private final Map<Global, BitSet> users = new HashMap<>();

  /** Those whose address is used otherwise. */
  private final Set<Global> escaped = new HashSet<>();

  /** Those that are stored to in a loop, or in a function that may be called often. */
  private final Set<Global> repeated = new HashSet<>();

  private OwnGlobals(Program program) {
    this.program = program;
    this.contexts = new ThreadContexts(program);
    for (int f = 0; f < program.functions().size(); f++) {
      collect(f);
    }
    escapedByData();
  }

  public static OwnGlobals of(Program program) {
    return new OwnGlobals(program);
  }

  /** The program with accesses of such globals that are no events. */
  static Program apply(Program program) {
    OwnGlobals globals = new OwnGlobals(program);
    return globals.repeated.stream().noneMatch(globals::isOwn)
        ? program
        : program.withFunctions(program.functions().stream().map(globals::apply).toList());
  }

  private boolean isOwn(Global global) {
    BitSet by = users.getOrDefault(global, new BitSet());
    return repeated.contains(global)
        && !escaped.contains(global)
        && !global.isConstant()
        && by.cardinality() == 1
        && !by.get(ThreadContexts.MANY);
  }

  private void collect(int f) {
    Function function = program.functions().get(f);
    for (int i = 0; i < function.code().size(); i++) {
      Instruction instruction = function.code().get(i);
      Global direct = global(instruction);
      if (direct != null) {
        users.computeIfAbsent(direct, _ -> new BitSet()).or(contexts.of(f));
        boolean often = ThreadContexts.isInLoop(function, i) || !contexts.isOnce(f);
        if (often
            && instruction instanceof Instruction.Store
            && isAccessedElsewhere(function, i, direct)) {
          repeated.add(direct);
        }
      }
      OperandLeaves.forEach(
          instruction instanceof Instruction.Store s && direct != null ? value(s) : instruction,
          e -> {
            if (e instanceof GlobalAddress g && !(direct != null && isAddress(instruction, g))) {
              escaped.add(g.global());
            }
          });
    }
  }

  /**
   * Whether a round that stores to a global accesses something else, or calls a function. A store
   * outside loops is repeated by the callers, so a call is part of the round.
   */
  private static boolean isAccessedElsewhere(Function function, int store, Global global) {
    if (!ThreadContexts.isInLoop(function, store)) {
      return true;
    }
    for (int i = 0; i < function.code().size(); i++) {
      Instruction other = function.code().get(i);
      boolean accesses =
          other instanceof Instruction.Call
              || other instanceof Instruction.Access && !global.equals(global(other));
      if (accesses && ThreadContexts.isInLoop(function, i)) {
        return true;
      }
    }
    return false;
  }

  /** The value of a store, as an instruction without the store. */
  private static Instruction value(Instruction.Store s) {
    return new Instruction.Return(Optional.of(s.value()), s.at());
  }

  private static boolean isAddress(Instruction instruction, GlobalAddress g) {
    return instruction instanceof Instruction.Load l && l.address() == g;
  }

  /** The global that an instruction loads or stores by its address; null for any other. */
  private static Global global(Instruction instruction) {
    Expression address =
        switch (instruction) {
          case Instruction.Load l -> l.address();
          case Instruction.Store s -> s.address();
          default -> null;
        };
    return address instanceof GlobalAddress g ? g.global() : null;
  }

  /** Globals whose address may be in memory from the start. */
  private void escapedByData() {
    for (Global holder : program.globals()) {
      byte[] bytes = holder.bytes();
      for (int i = 0; i + Long.BYTES <= bytes.length; i++) {
        long value = LittleEndian.read(bytes, i);
        if (value >= Program.BASE && value < program.end()) {
          program.globalAt(value).ifPresent(escaped::add);
        }
      }
    }
  }

  private Function apply(Function function) {
    List<Instruction> code = new ArrayList<>(function.code());
    code.replaceAll(i ->
        switch (i) {
          case Instruction.Load l when has(l) ->
              new Instruction.Peek(l.target(), l.address(), l.bytes(), l.at());
          case Instruction.Store s when has(s) ->
              new Instruction.Poke(s.address(), s.value(), s.bytes(), s.at());
          default -> i;
        });
    return new Function(
        function.name(),
        function.parameters(),
        function.registers(),
        code,
        function.labels(),
        function.library());
  }

  /** Whether an instruction loads or stores such a global. */
  public boolean has(Instruction access) {
    Global global = global(access);
    return global != null && isOwn(global);
  }
}
