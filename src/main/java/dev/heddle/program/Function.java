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
}
