// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static dev.heddle.program.Barrier.STORE_LOAD;
import static dev.heddle.program.Barrier.STORE_STORE;

import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Optional;

/** What the instructions that are not local ask for, under one memory model. */
final class Requests {
  private final Program program;
  private final Model model;

  Requests(Program program, Model model) {
    this.program = program;
    this.model = model;
  }

  /** The request, or nothing if the instruction fails by itself. */
  Optional<Request> of(Instruction instruction, long[] r) {
    return switch (instruction) {
      case Instruction.Spawn i -> {
        long[] arguments = values(i.arguments(), r);
        int callee = functionAt(value(i.callee(), r));
        yield callee < 0 ? Optional.empty() : Optional.of(new Request.Spawn(callee, arguments));
      }
      default -> Optional.of(request(instruction, r));
    };
  }

  private static Request request(Instruction instruction, long[] r) {
    return switch (instruction) {
      case Instruction.Access i -> access(i, value(i.address(), r), r);
      case Instruction.Free i -> new Request.Free(value(i.address(), r), i.storage());
      case Instruction.Fence i -> waits(i) ? new Request.Drain() : new Request.Separate();
      case Instruction.Choose i -> new Request.Choose(value(i.count(), r));
      case Instruction.Join i -> new Request.Join(value(i.handle(), r));
      case Instruction.Lock i -> new Request.Lock(value(i.mutex(), r));
      case Instruction.TryLock i -> new Request.TryLock(value(i.mutex(), r));
      case Instruction.Unlock i -> new Request.Unlock(value(i.mutex(), r));
      case Instruction.Renew i -> new Request.Renew(value(i.mutex(), r));
      case Instruction.Ended i -> new Request.Ended(value(i.handle(), r));
      case Instruction.Await i -> {
        long limit = value(i.test().operand(), r);
        yield new Request.Await(value(i.cell(), r), i, limit, value(i.update().operand(), r));
      }
      case Instruction.Allocate i ->
          new Request.Allocate(value(i.bytes(), r), i.alignment(), i.storage());
      case Instruction.ObjectSize i -> new Request.ObjectSize(value(i.address(), r));
      case Instruction.Peek i -> new Request.Peek(value(i.address(), r), i.bytes());
      case Instruction.Poke i ->
          new Request.Poke(value(i.address(), r), i.bytes(), value(i.value(), r));
      case Instruction.ThreadBlock i -> new Request.ThreadBlock(value(i.handle(), r));
      default -> throw new IllegalArgumentException("local: " + instruction);
    };
  }

  private static Request access(Instruction.Access access, long address, long[] r) {
    return switch (access) {
      case Instruction.Load i -> new Request.Load(address, i.bytes(), i.need());
      case Instruction.Store i -> new Request.Store(address, i.bytes(), value(i.value(), r));
      case Instruction.ReadModifyWrite i ->
          new Request.Update(address, i.bytes(), i.operator(), value(i.operand(), r));
      case Instruction.CompareExchange i ->
          new Request.Exchange(address, i.bytes(), value(i.expected(), r), value(i.desired(), r));
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
    return expressions.stream().mapToLong(e -> value(e, registers)).toArray();
  }

  private static boolean waits(Instruction.Fence fence) {
    return fence.barriers().contains(STORE_LOAD);
  }

  private static long value(Expression e, long[] registers) {
    return Arithmetic.value(e, registers);
  }
}
