// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/** An operand: something computed in the function, or a {@link Constant}. */
public sealed interface LlvmValue
    permits LlvmValue.Local, LlvmValue.Assembly, LlvmValue.MetadataOperand, Constant {
  Type type();

  /** A parameter or the result of an instruction, by its index in the function's locals. */
  record Local(int index, Type type) implements LlvmValue {}

  /** Inline assembly, as a callee. */
  record Assembly(String text, String constraints) implements LlvmValue {
    @Override
    public Type type() {
      return Type.POINTER;
    }
  }

  /** Metadata as an argument of an intrinsic; its content is not kept. */
  record MetadataOperand() implements LlvmValue {
    @Override
    public Type type() {
      return Type.METADATA;
    }
  }
}
