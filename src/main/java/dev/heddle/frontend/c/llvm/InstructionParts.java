// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.util.function.Consumer;

/** Enumerates the operands and types of instructions and constants. */
public final class InstructionParts {
  private InstructionParts() {}

  /** Each operand of the instruction; of a phi the incoming values too. */
  public static void operands(LlvmInstruction instruction, Consumer<LlvmValue> seen) {
    switch (instruction) {
      case LlvmInstruction.Alloca i -> seen.accept(i.count());
      case LlvmInstruction.Load i -> seen.accept(i.address());
      case LlvmInstruction.Store i -> both(i.value(), i.address(), seen);
      case LlvmInstruction.CompareExchange i -> {
        both(i.address(), i.expected(), seen);
        seen.accept(i.desired());
      }
      case LlvmInstruction.Update i -> both(i.address(), i.operand(), seen);
      case LlvmInstruction.ElementAddress i -> {
        seen.accept(i.base());
        i.indices().forEach(seen);
      }
      case LlvmInstruction.Binary i -> both(i.left(), i.right(), seen);
      case LlvmInstruction.FloatNegate i -> seen.accept(i.operand());
      case LlvmInstruction.Compare i -> both(i.left(), i.right(), seen);
      case LlvmInstruction.FloatCompare i -> both(i.left(), i.right(), seen);
      case LlvmInstruction.Convert i -> seen.accept(i.operand());
      case LlvmInstruction.Select i -> {
        seen.accept(i.condition());
        both(i.whenTrue(), i.whenFalse(), seen);
      }
      case LlvmInstruction.Freeze i -> seen.accept(i.operand());
      case LlvmInstruction.Phi i -> i.incoming().forEach(in -> seen.accept(in.value()));
      case LlvmInstruction.ExtractValue i -> seen.accept(i.aggregate());
      case LlvmInstruction.InsertValue i -> both(i.aggregate(), i.element(), seen);
      case LlvmInstruction.ExtractElement i -> both(i.vector(), i.index(), seen);
      case LlvmInstruction.InsertElement i -> {
        both(i.vector(), i.element(), seen);
        seen.accept(i.index());
      }
      case LlvmInstruction.ShuffleVector i -> {
        both(i.left(), i.right(), seen);
        seen.accept(i.mask());
      }
      case LlvmInstruction.VaArg i -> seen.accept(i.list());
      case LlvmInstruction.Call i -> call(i, seen);
      case LlvmInstruction.AssemblyJump i -> call(i.call(), seen);
      case LlvmInstruction.Return i -> i.value().ifPresent(seen);
      case LlvmInstruction.Branch i -> seen.accept(i.condition());
      case LlvmInstruction.Switch i -> seen.accept(i.value());
      case LlvmInstruction.IndirectJump i -> seen.accept(i.address());
      case LlvmInstruction.Declare i -> {}
      case LlvmInstruction.Fence i -> {}
      case LlvmInstruction.Jump i -> {}
      case LlvmInstruction.Unreachable i -> {}
    }
  }

  private static void both(LlvmValue a, LlvmValue b, Consumer<LlvmValue> seen) {
    seen.accept(a);
    seen.accept(b);
  }

  private static void call(LlvmInstruction.Call call, Consumer<LlvmValue> seen) {
    seen.accept(call.callee());
    call.arguments().forEach(a -> seen.accept(a.value()));
  }

  /** The names of the symbols in a constant. */
  public static void symbols(LlvmValue value, Consumer<String> seen) {
    switch (value) {
      case Constant.Symbol s -> seen.accept(s.name());
      case Constant.Aggregate a -> a.elements().forEach(e -> symbols(e, seen));
      case Constant.Splat s -> symbols(s.element(), seen);
      case Constant.ElementAddress e -> symbols(e.base(), seen);
      case Constant.Converted c -> symbols(c.operand(), seen);
      case Constant.Computed c -> {
        symbols(c.left(), seen);
        symbols(c.right(), seen);
      }
      case Constant.BlockAddress b -> {}
      case Constant.Int i -> {}
      case Constant.WideInt i -> {}
      case Constant.Floating f -> {}
      case Constant.OtherFloating f -> {}
      case Constant.Zero z -> {}
      case Constant.Undefined u -> {}
      case Constant.Bytes b -> {}
      case LlvmValue.Local l -> {}
      case LlvmValue.Assembly a -> {}
      case LlvmValue.MetadataOperand m -> {}
    }
  }
}
