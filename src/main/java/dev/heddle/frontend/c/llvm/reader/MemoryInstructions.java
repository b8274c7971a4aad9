// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.AtomicOperator;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Ordering;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads instructions that touch memory or compute addresses. */
final class MemoryInstructions {
  private static final Set<Ordering> OF_LOADS =
      EnumSet.of(Ordering.UNORDERED, Ordering.MONOTONIC, Ordering.ACQUIRE, Ordering.SEQ_CST);
  private static final Set<Ordering> OF_STORES =
      EnumSet.of(Ordering.UNORDERED, Ordering.MONOTONIC, Ordering.RELEASE, Ordering.SEQ_CST);
  private static final Set<Ordering> OF_UPDATES =
      EnumSet.range(Ordering.MONOTONIC, Ordering.SEQ_CST);
  private static final Set<Ordering> OF_FAILED_UPDATES =
      EnumSet.of(Ordering.MONOTONIC, Ordering.ACQUIRE, Ordering.SEQ_CST);
  private static final Set<Ordering> OF_FENCES = EnumSet.range(Ordering.ACQUIRE, Ordering.SEQ_CST);

  private final OperandReader operands;
  private final LlvmTokens in;

  MemoryInstructions(OperandReader operands) {
    this.operands = operands;
    this.in = operands.in;
  }

  LlvmInstruction alloca(int result) {
    operands.accept("inalloca");
    Type type = operands.type();
    LlvmValue count = new Constant.Int(Type.I32, 1);
    int alignment = 0;
    while (in.is(',') && !operands.attachmentFollows()) {
      in.next();
      if (in.accept("align")) {
        alignment = in.integer();
      } else if (in.isWord("addrspace")) {
        Types.addressSpace(in);
      } else {
        count = operands.typed();
      }
    }
    return new LlvmInstruction.Alloca(result, type, count, alignment, operands.at());
  }

  LlvmInstruction load(int result) {
    boolean atomic = operands.accept("atomic");
    operands.accept("volatile");
    Type type = operands.type();
    LlvmValue address = operands.typedAfterComma();
    operands.singleThread();
    Ordering order = atomic ? operands.order(OF_LOADS) : Ordering.NONE;
    operands.skipAlignment();
    return new LlvmInstruction.Load(result, type, address, order, operands.at());
  }

  LlvmInstruction store() {
    boolean atomic = operands.accept("atomic");
    operands.accept("volatile");
    LlvmValue value = operands.typed();
    LlvmValue address = operands.typedAfterComma();
    operands.singleThread();
    Ordering order = atomic ? operands.order(OF_STORES) : Ordering.NONE;
    operands.skipAlignment();
    return new LlvmInstruction.Store(value, address, order, operands.at());
  }

  LlvmInstruction compareExchange(int result) {
    operands.accept("weak");
    operands.accept("volatile");
    LlvmValue address = operands.typed();
    LlvmValue expected = operands.typedAfterComma();
    LlvmValue desired = operands.typedAfterComma();
    operands.singleThread();
    Ordering success = operands.order(OF_UPDATES);
    Ordering failure = operands.order(OF_FAILED_UPDATES);
    operands.skipAlignment();
    return new LlvmInstruction.CompareExchange(
        result, address, expected, desired, success, failure, operands.at());
  }

  LlvmInstruction update(int result) {
    operands.accept("volatile");
    AtomicOperator operator = Keywords.ATOMIC_OPERATORS.read(in);
    LlvmValue address = operands.typed();
    LlvmValue operand = operands.typedAfterComma();
    operands.singleThread();
    Ordering order = operands.order(OF_UPDATES);
    operands.skipAlignment();
    return new LlvmInstruction.Update(result, operator, address, operand, order, operands.at());
  }

  LlvmInstruction fence() {
    boolean compilerOnly = operands.singleThread();
    return new LlvmInstruction.Fence(operands.order(OF_FENCES), compilerOnly, operands.at());
  }

  LlvmInstruction elementAddress(int result) {
    while (operands.accept("inbounds") || operands.accept("nuw") || operands.accept("nusw")) {}
    Type source = operands.type();
    LlvmValue base = operands.typedAfterComma();
    List<LlvmValue> indices = new ArrayList<>();
    while (in.is(',') && !operands.attachmentFollows()) {
      in.next();
      indices.add(operands.typed());
    }
    return new LlvmInstruction.ElementAddress(result, source, base, indices, operands.at());
  }
}
