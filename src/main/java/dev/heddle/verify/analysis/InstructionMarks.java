// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.machine.plan.OutputListener;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * Records which instructions without events a thread passed, and when. The program is changed so
 * that it prints a mark before each of them, which {@link OutputListener}s receive.
 */
public class InstructionMarks implements OutputListener {
  /** Selects the instructions to mark. */
  public interface Choice {
    /** The mark of an instruction, from {@link #LEAST} to -1; 0 for none. */
    public long mark(Function function, int index);
  }

  /** Marks stand for formats: no string is there. */
  private static final long LEAST = -8;

  private final OutputListener others;

  /** Null while the machine is being created, before its first event. */
  private Execution execution;

  // ---- per mark, in order of time
  private int[] event = new int[16];
  private int[] thread = new int[16];
  private int[] operation = new int[16];
  private long[] mark = new long[16];
  private int count;

  /** Passes everything but the marks to another listener. */
  public InstructionMarks(OutputListener others) {
    this.others = others;
  }

  public final void attach(Execution followed) {
    execution = followed;
  }

  @Override
  public final void print(Point point, LongUnaryOperator memory, long format, long[] arguments) {
    if (format >= 0 || format < LEAST) {
      others.print(point, memory, format, arguments);
      return;
    }
    if (count == event.length) {
      event = Arrays.copyOf(event, count * 2);
      thread = Arrays.copyOf(thread, count * 2);
      operation = Arrays.copyOf(operation, count * 2);
      mark = Arrays.copyOf(mark, count * 2);
    }
    event[count] = execution == null ? -1 : execution.length() - 1;
    thread[count] = point.thread();
    operation[count] = point.operation();
    mark[count++] = format;
  }

  @Override
  public final void takeBack(int step) {
    while (count > 0 && event[count - 1] >= step) {
      count--;
    }
  }

  /** Removes all marks but the first {@code kept}. */
  public final void truncate(int kept) {
    count = kept;
  }

  public final int count() {
    return count;
  }

  /** The event in whose step the i-th mark was passed; -1 before the first. */
  public final int event(int i) {
    return event[i];
  }

  public final int thread(int i) {
    return thread[i];
  }

  /** How many operations its thread had done by then. */
  final int operation(int i) {
    return operation[i];
  }

  public final long mark(int i) {
    return mark[i];
  }

  // ---------------------------------------------------------------- marking

  /** The program with marks; instructions keep their indices. */
  public static Program mark(Program program, Choice choice) {
    return program.withFunctions(program.functions().stream().map(f -> mark(f, choice)).toList());
  }

  private static Function mark(Function f, Choice choice) {
    List<Instruction> code = new ArrayList<>(f.code());
    for (int i = 0; i < f.code().size(); i++) {
      long mark = choice.mark(f, i);
      if (mark != 0) {
        Instruction marked = f.code().get(i);
        code.set(i, new Instruction.Jump(code.size(), marked.at()));
        code.add(new Instruction.Print(Expression.constant(mark, 64), List.of(), marked.at()));
        code.add(marked);
        code.add(new Instruction.Jump(i + 1, marked.at()));
      }
    }
    return new Function(f.name(), f.parameters(), f.registers(), code, f.labels(), f.library());
  }
}
