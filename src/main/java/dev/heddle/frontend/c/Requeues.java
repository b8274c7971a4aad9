// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Module;
import java.util.List;
import java.util.stream.Stream;

/**
 * Determines whether a program may use an operation of the futex system call that moves waiters:
 * whether such a constant may reach the call. A waiter then needs more events. A program that
 * computes the operation otherwise is stopped by the library when it uses it.
 */
final class Requeues {
  private static final int FUTEX_REQUEUE = 3;
  private static final int FUTEX_CMP_REQUEUE = 4;
  private static final int FUTEX_PRIVATE_FLAG = 128;

  private Requeues() {}

  static boolean mayOccur(List<Module> program) {
    return program.stream()
        .flatMap(module -> module.functions().stream())
        .flatMap(function -> function.blocks().stream())
        .flatMap(block -> block.instructions().stream())
        .flatMap(Requeues::operands)
        .anyMatch(Requeues::isOperation);
  }

  /** The values that an instruction passes on. */
  private static Stream<LlvmValue> operands(LlvmInstruction instruction) {
    return switch (instruction) {
      case LlvmInstruction.Call i -> i.arguments().stream().map(LlvmInstruction.Argument::value);
      case LlvmInstruction.Store i -> Stream.of(i.value());
      case LlvmInstruction.Binary i -> Stream.of(i.left(), i.right());
      case LlvmInstruction.Select i -> Stream.of(i.whenTrue(), i.whenFalse());
      default -> Stream.of();
    };
  }

  private static boolean isOperation(LlvmValue value) {
    if (!(value instanceof Constant.Int(_, long number))) {
      return false;
    }
    long command = number & ~FUTEX_PRIVATE_FLAG;
    return command == FUTEX_REQUEUE || command == FUTEX_CMP_REQUEUE;
  }
}
