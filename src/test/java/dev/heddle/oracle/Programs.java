// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Programs with one part less or another one; every reference to what stays is kept right. */
final class Programs {
  private static final int WIDEST_ALIGNMENT = 8;

  private Programs() {}

  static Function withCode(Function f, List<Instruction> code) {
    return new Function(f.name(), f.parameters(), f.registers(), code, f.labels(), f.library());
  }

  static Program withFunction(Program p, int index, Function function) {
    List<Function> functions = new ArrayList<>(p.functions());
    functions.set(index, function);
    return p.withFunctions(functions);
  }

  static Program withInstruction(Program p, int function, int index, Instruction instruction) {
    List<Instruction> code = new ArrayList<>(p.functions().get(function).code());
    code.set(index, instruction);
    return withFunction(p, function, withCode(p.functions().get(function), code));
  }

  /** Without the instructions from {@code from} up to {@code to}; jumps there go behind them. */
  static Program withoutCode(Program p, int function, int from, int to) {
    Function f = p.functions().get(function);
    List<Instruction> code = new ArrayList<>(f.code());
    code.subList(from, to).clear();
    Rewrite moved = Rewrite.ofTargets(t -> moved(t, from, to));
    Map<Integer, String> labels = new HashMap<>();
    f.labels().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(e -> labels.put(moved(e.getKey(), from, to), e.getValue()));
    return withFunction(
        p,
        function,
        new Function(
            f.name(), f.parameters(), f.registers(), moved.apply(code), labels, f.library()));
  }

  private static int moved(int index, int from, int to) {
    return index >= to ? index - (to - from) : Math.min(index, from);
  }

  static Program withoutThread(Program p, int thread) {
    List<Integer> threads = new ArrayList<>(p.threads());
    threads.remove(thread);
    return new Program(p.name(), p.globals(), p.functions(), threads, p.threadLocals(), p.alone());
  }

  /** Without a function that nothing refers to. */
  static Program withoutFunction(Program p, int function) {
    List<Function> functions = new ArrayList<>(p.functions());
    functions.remove(function);
    List<Integer> threads = p.threads().stream().map(t -> t > function ? t - 1 : t).toList();
    return Rewrite.ofLeaves(e ->
            e instanceof Expression.FunctionAddress(int f) && f > function
                ? new Expression.FunctionAddress(f - 1)
                : e)
        .apply(new Program(p.name(), p.globals(), functions, threads, p.threadLocals(), p.alone()));
  }

  /** Without a global that nothing refers to; the others move together. */
  static Program withoutGlobal(Program p, Global global) {
    ProgramBuilder builder = new ProgramBuilder(p.name());
    Map<Global, Global> moved = new HashMap<>();
    for (Global g : p.globals()) {
      if (!g.equals(global)) {
        int alignment = (int) Math.min(WIDEST_ALIGNMENT, Long.lowestOneBit(g.address()));
        moved.put(
            g,
            g.isConstant()
                ? builder.constant(g.name(), g.bytes(), alignment)
                : builder.global(g.name(), g.bytes(), alignment));
      }
    }
    return Rewrite.ofLeaves(e ->
            e instanceof Expression.GlobalAddress a
                ? new Expression.GlobalAddress(moved.get(a.global()), a.offset(), a.bits())
                : e)
        .apply(
            new Program(
                p.name(),
                builder.build().globals(),
                p.functions(),
                p.threads(),
                p.threadLocals(),
                p.alone()));
  }

  /** Without a register that is no parameter and that nothing refers to. */
  static Program withoutRegister(Program p, int function, int register) {
    Function f = p.functions().get(function);
    List<Function.Variable> registers = new ArrayList<>(f.registers());
    registers.remove(register);
    Rewrite renumbered = Rewrite.ofRegisters(r -> r > register ? r - 1 : r);
    return withFunction(
        p,
        function,
        new Function(
            f.name(),
            f.parameters(),
            registers,
            renumbered.apply(f.code()),
            f.labels(),
            f.library()));
  }

  /** The constants and addresses anywhere in the program. */
  static Set<Expression> leaves(Program p) {
    Set<Expression> leaves = new HashSet<>();
    Rewrite.ofLeaves(
            e -> {
              leaves.add(e);
              return e;
            })
        .apply(p);
    return leaves;
  }

  /** The indices of the registers that a function reads or writes. */
  static Set<Integer> registers(Function f) {
    Set<Integer> registers = new HashSet<>();
    Rewrite.ofRegisters(
            r -> {
              registers.add(r);
              return r;
            })
        .apply(f.code());
    return registers;
  }
}
