// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the instructions that end blocks. */
final class ControlFlow {
  private final OperandReader operands;
  private final LlvmTokens in;

  ControlFlow(OperandReader operands) {
    this.operands = operands;
    this.in = operands.in;
  }

  LlvmInstruction returns() {
    Type type = operands.type();
    Optional<LlvmValue> value =
        type.equals(Type.VOID) ? Optional.empty() : Optional.of(operands.value(type));
    return new LlvmInstruction.Return(value, operands.at());
  }

  LlvmInstruction branch() {
    if (in.isWord("label")) {
      int target = operands.target();
      return new LlvmInstruction.Jump(target, operands.at());
    }
    LlvmValue condition = operands.typed();
    in.expect(',');
    int whenTrue = operands.target();
    in.expect(',');
    int whenFalse = operands.target();
    return new LlvmInstruction.Branch(condition, whenTrue, whenFalse, operands.at());
  }

  LlvmInstruction choice() {
    LlvmValue value = operands.typed();
    in.expect(',');
    int otherwise = operands.target();
    List<LlvmInstruction.Case> cases = new ArrayList<>();
    in.expect('[');
    while (!in.is(']')) {
      Constant constant = operands.constant();
      in.expect(',');
      cases.add(new LlvmInstruction.Case(constant, operands.target()));
    }
    in.expect(']');
    return new LlvmInstruction.Switch(value, otherwise, cases, operands.at());
  }

  LlvmInstruction indirect() {
    LlvmValue address = operands.typed();
    in.expect(',');
    in.expect('[');
    List<Integer> targets = new ArrayList<>();
    while (!in.is(']')) {
      targets.add(operands.target());
      if (!in.accept(',')) {
        break;
      }
    }
    in.expect(']');
    return new LlvmInstruction.IndirectJump(address, targets, operands.at());
  }

  LlvmInstruction unreachable() {
    return new LlvmInstruction.Unreachable(operands.at());
  }
}
