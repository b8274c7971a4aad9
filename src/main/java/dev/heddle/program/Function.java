// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * @param parameters how many of the first registers receive the arguments
 * @param labels names of instruction indices, for people
 * @param library part of the modelled library: its loops end by themselves, and its events are
 *     shown at the user's call
 */
public record Function(
    String name,
    int parameters,
    List<Variable> registers,
    List<Instruction> code,
    Map<Integer, String> labels,
    boolean library) {

  /**
   * A register.
   *
   * @param type of the variable that it holds, or whose address it holds, as declared
   */
  public record Variable(String name, int bits, int type) {
    public Variable {
      name = Printable.line(name);
    }

    public Variable(String name, int bits) {
      this(name, bits, DataType.UNKNOWN);
    }
  }

  public Function(
      String name,
      int parameters,
      List<Variable> registers,
      List<Instruction> code,
      Map<Integer, String> labels) {
    this(name, parameters, registers, code, labels, false);
  }

  public Function {
    name = Printable.line(name);
    registers = List.copyOf(registers);
    code = List.copyOf(code);
    labels = Map.copyOf(labels);
  }

  /** The indices of the instructions that may follow the one at {@code i}. */
  public int[] successors(int i) {
    return switch (code.get(i)) {
      case Instruction.Jump j -> new int[] {j.target()};
      case Instruction.Branch b -> new int[] {b.whenTrue(), b.whenFalse()};
      case Instruction.Return r -> new int[0];
      case Instruction.Exit e -> new int[0];
      case Instruction.Halt h -> new int[0];
      case Instruction.Cut c -> new int[0];
      default -> i + 1 < code.size() ? new int[] {i + 1} : new int[0];
    };
  }

  /**
   * The function with inserted instructions; jumps to an instruction lead to the one inserted
   * before it.
   *
   * @param before what to put in front of the one at an index; null for nothing
   */
  public Function inserting(IntFunction<Instruction> before) {
    List<Instruction> longer = new ArrayList<>();
    int[] moved = new int[code.size() + 1];
    for (int i = 0; i < code.size(); i++) {
      moved[i] = longer.size();
      Instruction inserted = before.apply(i);
      if (inserted != null) {
        longer.add(inserted);
      }
      longer.add(code.get(i));
    }
    moved[code.size()] = longer.size();
    longer.replaceAll(i -> Operands.redirect(i, to -> moved[to]));
    Map<Integer, String> names = new HashMap<>();
    labels.forEach((i, name) -> names.put(moved[i], name));
    return new Function(this.name, parameters, registers, longer, names, library);
  }
}
