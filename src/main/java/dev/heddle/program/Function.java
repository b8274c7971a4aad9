package dev.heddle.program;

import java.util.List;
import java.util.Map;

/**
 * @param parameters how many of the first registers receive the arguments
 * @param labels names of instruction indices, for people
 */
public record Function(
    String name,
    int parameters,
    List<Variable> registers,
    List<Instruction> code,
    Map<Integer, String> labels) {

  /** A register's name and width. */
  public record Variable(String name, int bits) {}

  public Function {
    registers = List.copyOf(registers);
    code = List.copyOf(code);
    labels = Map.copyOf(labels);
  }
}
