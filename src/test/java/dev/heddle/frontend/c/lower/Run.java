// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import java.util.function.LongUnaryOperator;

/** Runs a program to its end, always the first lane that can move, and shows what it printed. */
final class Run {
  private final Program program;
  private final Machine machine;
  private final StringBuilder out = new StringBuilder();

  private Run(Program program) {
    this.program = program;
    this.machine =
        new Machine(
            program,
            MemoryModel.SC,
            (_, memory, format, arguments) -> print(memory, format, arguments));
  }

  /** What the program prints; if it fails, that is the last line. */
  static String output(Program program) {
    return new Run(program).run();
  }

  private String run() {
    while (step()) {}
    for (int t = 0; t < machine.threadCount(); t++) {
      if (machine.state().stop(t) != Stop.NONE) {
        out.append(stop(t)).append('\n');
      }
    }
    for (int i = 0; i < machine.faults().count(); i++) {
      out.append(machine.faults().what(i)).append('\n');
    }
    return out.toString();
  }

  private boolean step() {
    for (int word = 0; word < machine.laneWords(); word++) {
      if (machine.enabled(word) != 0) {
        machine.step(word * 64 + Long.numberOfTrailingZeros(machine.enabled(word)), 0);
        return true;
      }
    }
    return false;
  }

  private String stop(int t) {
    Instruction i = Origin.instruction(program, machine.state().origin(t));
    String what =
        i instanceof Instruction.Assert a
            ? a.failure() + ": " + a.message()
            : i instanceof Instruction.Cut c ? c.reason() : machine.state().stop(t).toString();
    return i.at() + ": " + what;
  }

  private void print(LongUnaryOperator memory, long start, long[] arguments) {
    String format = string(memory, start);
    int argument = 0;
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (c != '%') {
        out.append(c);
        continue;
      }
      int end = i + 1;
      while ("0123456789.lhz".indexOf(format.charAt(end)) >= 0) {
        end++;
      }
      String flags = format.substring(i + 1, end);
      out.append(value(memory, flags, format.charAt(end), arguments[argument++]));
      i = end;
    }
  }

  private static String value(LongUnaryOperator memory, String flags, char conversion, long bits) {
    boolean isLong = flags.contains("l") || flags.contains("z");
    String java = "%" + flags.replaceAll("[lhz]", "");
    return switch (conversion) {
      case 'd' -> String.format(java + "d", isLong ? bits : (int) bits);
      case 'u' -> Long.toUnsignedString(isLong ? bits : bits & 0xFFFF_FFFFL);
      case 'x' -> String.format(java + "x", isLong ? bits : bits & 0xFFFF_FFFFL);
      case 'f' -> String.format(java + "f", Double.longBitsToDouble(bits));
      case 'c' -> String.valueOf((char) bits);
      case 's' -> string(memory, bits);
      default -> throw new AssertionError(conversion);
    };
  }

  private static String string(LongUnaryOperator memory, long address) {
    StringBuilder text = new StringBuilder();
    for (long a = address; memory.applyAsLong(a) > 0; a++) {
      text.append((char) memory.applyAsLong(a));
    }
    return text.toString();
  }
}
