// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.FloatPredicate;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Predicate;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.ArrayList;
import java.util.List;

/** Reads instructions that compute values from values. */
final class Computations {
  private final OperandReader operands;
  private final LlvmTokens in;

  Computations(OperandReader operands) {
    this.operands = operands;
    this.in = operands.in;
  }

  LlvmInstruction binary(int result, LlvmBinaryOperator operator) {
    boolean signed = false;
    while (isFlag()) {
      signed |= in.word.equals("nsw");
      in.next();
    }
    Type type = operands.type();
    LlvmValue left = operands.value(type);
    in.expect(',');
    LlvmValue right = operands.value(type);
    return new LlvmInstruction.Binary(result, operator, left, right, signed, operands.at());
  }

  /** Flags of arithmetic, which promise something of the operands or the result. */
  private boolean isFlag() {
    return in.token == LlvmToken.WORD
        && switch (in.word) {
          case "nuw", "nsw", "exact", "disjoint", "nneg", "samesign" -> true;
          case "fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc" -> true;
          default -> false;
        };
  }

  void skipFlags() {
    while (isFlag()) {
      in.next();
    }
  }

  LlvmInstruction negate(int result) {
    skipFlags();
    return new LlvmInstruction.FloatNegate(result, operands.typed(), operands.at());
  }

  LlvmInstruction compare(int result) {
    skipFlags();
    Predicate predicate = Keywords.PREDICATES.read(in);
    Type type = operands.type();
    LlvmValue left = operands.value(type);
    in.expect(',');
    LlvmValue right = operands.value(type);
    return new LlvmInstruction.Compare(result, predicate, left, right, operands.at());
  }

  LlvmInstruction floatCompare(int result) {
    skipFlags();
    FloatPredicate predicate = Keywords.FLOAT_PREDICATES.read(in);
    Type type = operands.type();
    LlvmValue left = operands.value(type);
    in.expect(',');
    LlvmValue right = operands.value(type);
    return new LlvmInstruction.FloatCompare(result, predicate, left, right, operands.at());
  }

  LlvmInstruction convert(int result, Conversion operator) {
    skipFlags();
    LlvmValue operand = operands.typed();
    in.expect("to");
    Type type = operands.type();
    return new LlvmInstruction.Convert(result, operator, operand, type, operands.at());
  }

  LlvmInstruction select(int result) {
    skipFlags();
    LlvmValue condition = operands.typed();
    LlvmValue whenTrue = operands.typedAfterComma();
    LlvmValue whenFalse = operands.typedAfterComma();
    return new LlvmInstruction.Select(result, condition, whenTrue, whenFalse, operands.at());
  }

  LlvmInstruction freeze(int result) {
    return new LlvmInstruction.Freeze(result, operands.typed(), operands.at());
  }

  LlvmInstruction phi(int result) {
    skipFlags();
    Type type = operands.type();
    List<LlvmInstruction.Incoming> incoming = new ArrayList<>();
    do {
      in.expect('[');
      LlvmValue value = operands.value(type);
      in.expect(',');
      in.expectKind(LlvmToken.LOCAL);
      incoming.add(new LlvmInstruction.Incoming(value, operands.blocks.read(in)));
      in.expect(']');
    } while (!operands.attachmentFollows() && in.accept(','));
    return new LlvmInstruction.Phi(result, type, incoming, operands.at());
  }

  LlvmInstruction extractValue(int result) {
    LlvmValue aggregate = operands.typed();
    List<Integer> path = path();
    return new LlvmInstruction.ExtractValue(result, aggregate, path, operands.at());
  }

  LlvmInstruction insertValue(int result) {
    LlvmValue aggregate = operands.typed();
    LlvmValue element = operands.typedAfterComma();
    List<Integer> path = path();
    return new LlvmInstruction.InsertValue(result, aggregate, element, path, operands.at());
  }

  private List<Integer> path() {
    List<Integer> path = new ArrayList<>();
    while (in.is(',') && !operands.attachmentFollows()) {
      in.next();
      path.add(in.integer());
    }
    return path;
  }

  LlvmInstruction extractElement(int result) {
    LlvmValue vector = operands.typed();
    LlvmValue index = operands.typedAfterComma();
    return new LlvmInstruction.ExtractElement(result, vector, index, operands.at());
  }

  LlvmInstruction insertElement(int result) {
    LlvmValue vector = operands.typed();
    LlvmValue element = operands.typedAfterComma();
    LlvmValue index = operands.typedAfterComma();
    return new LlvmInstruction.InsertElement(result, vector, element, index, operands.at());
  }

  LlvmInstruction shuffle(int result) {
    LlvmValue left = operands.typed();
    LlvmValue right = operands.typedAfterComma();
    LlvmValue mask = operands.typedAfterComma();
    return new LlvmInstruction.ShuffleVector(result, left, right, mask, operands.at());
  }
}
