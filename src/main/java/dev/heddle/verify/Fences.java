package dev.heddle.verify;

import dev.heddle.machine.Printer;
import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which C11 fences a thread passed, and when. Fences are no events if there is nothing to wait for,
 * so the program is changed: in front of each it prints a mark, which {@link Printer}s are shown.
 */
final class Fences implements Printer {
  /** The formats of the marks: no string is there. */
  private static final long RELEASE = -1;

  private static final long ACQUIRE = -2;
  private static final long BOTH = -3;

  private final Printer others;

  /** Null while the machine is being made, which is before every event. */
  private Execution execution;

  // ---- per fence, in order of time
  private int[] event = new int[16];
  private int[] thread = new int[16];
  private int[] operation = new int[16];
  private long[] mark = new long[16];
  private int count;

  /** Shows all but the marks to others. */
  Fences(Printer others) {
    this.others = others;
  }

  void follow(Execution followed) {
    execution = followed;
  }

  @Override
  public void print(Point point, long format, long[] arguments) {
    if (format >= 0 || format < BOTH) {
      others.print(point, format, arguments);
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

  void forgetFrom(int d) {
    while (count > 0 && event[count - 1] >= d) {
      count--;
    }
  }

  /** Keeps only so many. */
  void forgetBeyond(int kept) {
    count = kept;
  }

  int count() {
    return count;
  }

  /** The event in whose step the i-th fence was passed; -1 before the first. */
  int event(int i) {
    return event[i];
  }

  int thread(int i) {
    return thread[i];
  }

  /** How many operations its thread had done by then. */
  int operation(int i) {
    return operation[i];
  }

  boolean releases(int i) {
    return mark[i] != ACQUIRE;
  }

  boolean acquires(int i) {
    return mark[i] != RELEASE;
  }

  // ---------------------------------------------------------------- marking

  /** The program with marks; instructions keep their indices. */
  static Program mark(Program program) {
    return program.withFunctions(program.functions().stream().map(Fences::mark).toList());
  }

  private static Function mark(Function f) {
    List<Instruction> code = new ArrayList<>(f.code());
    for (int i = 0; i < f.code().size(); i++) {
      if (f.code().get(i) instanceof Instruction.Fence fence && !isPartOfStore(f, i)) {
        markFence(code, i, fence);
      }
    }
    return new Function(f.name(), f.parameters(), f.registers(), code, f.labels(), f.library());
  }

  private static void markFence(List<Instruction> code, int i, Instruction.Fence fence) {
    boolean releases = orders(fence, Barrier.STORE_STORE);
    boolean acquires = orders(fence, Barrier.LOAD_LOAD);
    if (releases || acquires) {
      long mark = !acquires ? RELEASE : !releases ? ACQUIRE : BOTH;
      code.set(i, new Instruction.Jump(code.size(), fence.at()));
      code.add(new Instruction.Print(Expression.constant(mark, 64), List.of(), fence.at()));
      code.add(fence);
      code.add(new Instruction.Jump(i + 1, fence.at()));
    }
  }

  /** A fence of C11 orders loads before stores; one that only keeps stores in order is part of. */
  private static boolean orders(Instruction.Fence fence, Barrier with) {
    return fence.barriers().contains(Barrier.LOAD_STORE) && fence.barriers().contains(with);
  }

  /** Whether the fence is how a sequentially consistent store is expressed. */
  private static boolean isPartOfStore(Function f, int i) {
    return i > 0
        && f.code().get(i - 1) instanceof Instruction.Store store
        && store.order() == Order.SEQ_CST
        && store.at().equals(f.code().get(i).at());
  }
}
