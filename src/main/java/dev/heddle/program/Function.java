package dev.heddle.program;

import java.util.List;
import java.util.Map;

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

  /** A register's name and width. */
  public record Variable(String name, int bits) {}

  public Function(
      String name,
      int parameters,
      List<Variable> registers,
      List<Instruction> code,
      Map<Integer, String> labels) {
    this(name, parameters, registers, code, labels, false);
  }

  public Function {
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
}
