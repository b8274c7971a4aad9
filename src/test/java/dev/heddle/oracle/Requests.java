package dev.heddle.oracle;

import static dev.heddle.program.Barrier.STORE_LOAD;
import static dev.heddle.program.Barrier.STORE_STORE;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** What the instructions that are not local ask for, under one memory model. */
final class Requests {
  private final Program program;
  private final Layout layout;
  private final Model model;

  Requests(Program program, Layout layout, Model model) {
    this.program = program;
    this.layout = layout;
    this.model = model;
  }

  /** The request, or nothing if the instruction fails by itself. */
  Optional<Request> of(Instruction instruction, long[] r) {
    return switch (instruction) {
      case Instruction.Load i -> access(i, r, cell -> new Request.Load(cell, i.bytes()));
      case Instruction.Store i -> {
        long value = Arithmetic.value(i.value(), r);
        yield access(i, r, cell -> new Request.Store(cell, i.bytes(), value));
      }
      case Instruction.ReadModifyWrite i -> {
        long operand = Arithmetic.value(i.operand(), r);
        yield access(i, r, c -> new Request.Update(c, i.bytes(), i.operator(), operand));
      }
      case Instruction.CompareExchange i -> {
        long expected = Arithmetic.value(i.expected(), r);
        long desired = Arithmetic.value(i.desired(), r);
        yield access(i, r, c -> new Request.Exchange(c, i.bytes(), expected, desired));
      }
      case Instruction.Fence i ->
          Optional.of(waits(i) ? new Request.Drain() : new Request.Separate());
      case Instruction.Choose i -> Optional.of(new Request.Choose(i.count()));
      case Instruction.Spawn i -> {
        long[] arguments = values(i.arguments(), r);
        int callee = functionAt(Arithmetic.value(i.callee(), r));
        yield callee < 0 ? Optional.empty() : Optional.of(new Request.Spawn(callee, arguments));
      }
      case Instruction.Join i -> Optional.of(new Request.Join(Arithmetic.value(i.handle(), r)));
      case Instruction.Lock i -> mutex(i.mutex(), r, Request.Lock::new);
      case Instruction.TryLock i -> mutex(i.mutex(), r, Request.TryLock::new);
      case Instruction.Unlock i -> mutex(i.mutex(), r, Request.Unlock::new);
      default -> throw new IllegalArgumentException("local: " + instruction);
    };
  }

  /** Whether the model takes no notice of the fence. */
  boolean ignores(Instruction.Fence fence) {
    return switch (model) {
      case SC -> true;
      case TSO -> !waits(fence);
      case PSO -> !waits(fence) && !fence.barriers().contains(STORE_STORE);
    };
  }

  /** The index of the function at an address, or -1. */
  int functionAt(long address) {
    for (int f = 0; f < program.functions().size(); f++) {
      if (Arithmetic.addressOfFunction(f) == address) {
        return f;
      }
    }
    return -1;
  }

  static long[] values(List<Expression> expressions, long[] registers) {
    return expressions.stream().mapToLong(e -> Arithmetic.value(e, registers)).toArray();
  }

  private static boolean waits(Instruction.Fence fence) {
    return fence.barriers().contains(STORE_LOAD);
  }

  private Optional<Request> access(
      Instruction.Access access, long[] r, IntFunction<Request> request) {
    return at(Arithmetic.value(access.address(), r), access.bytes(), request);
  }

  private Optional<Request> mutex(Expression mutex, long[] r, IntFunction<Request> request) {
    return at(Arithmetic.value(mutex, r), 1, request);
  }

  private Optional<Request> at(long address, int bytes, IntFunction<Request> request) {
    int cell = layout.cell(address, bytes);
    return cell < 0 ? Optional.empty() : Optional.of(request.apply(cell));
  }
}
