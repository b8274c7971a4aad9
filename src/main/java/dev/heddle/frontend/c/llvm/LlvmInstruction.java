// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** One instruction of a function; {@code result} is the index of the local it defines. */
public sealed interface LlvmInstruction {
  /** The value of {@link #result} if there is none. */
  int NOTHING = -1;

  SourcePosition at();

  /** The local that it defines, or {@link #NOTHING}. */
  default int result() {
    return NOTHING;
  }

  /** The last one of a block. */
  sealed interface Terminator extends LlvmInstruction {}

  /** Takes elements out of vectors, or puts them in. */
  sealed interface VectorOperation extends LlvmInstruction {}

  record Alloca(int result, Type type, LlvmValue count, int alignment, SourcePosition at)
      implements LlvmInstruction {}

  record Load(int result, Type type, LlvmValue address, Ordering order, SourcePosition at)
      implements LlvmInstruction {}

  record Store(LlvmValue value, LlvmValue address, Ordering order, SourcePosition at)
      implements LlvmInstruction {}

  /** The result is a struct: the old value, and whether it was the expected one. */
  record CompareExchange(
      int result,
      LlvmValue address,
      LlvmValue expected,
      LlvmValue desired,
      Ordering success,
      Ordering failure,
      SourcePosition at)
      implements LlvmInstruction {}

  record Update(
      int result,
      AtomicOperator operator,
      LlvmValue address,
      LlvmValue operand,
      Ordering order,
      SourcePosition at)
      implements LlvmInstruction {}

  /** A fence; {@code compilerOnly} if it keeps only the compiler from moving accesses. */
  record Fence(Ordering order, boolean compilerOnly, SourcePosition at)
      implements LlvmInstruction {}

  record ElementAddress(
      int result, Type source, LlvmValue base, List<LlvmValue> indices, SourcePosition at)
      implements LlvmInstruction {
    public ElementAddress {
      indices = List.copyOf(indices);
    }
  }

  /** {@code signedWrap}: the result is meaningless if it overflows as a signed number (nsw). */
  record Binary(
      int result,
      LlvmBinaryOperator operator,
      LlvmValue left,
      LlvmValue right,
      boolean signedWrap,
      SourcePosition at)
      implements LlvmInstruction {}

  record FloatNegate(int result, LlvmValue operand, SourcePosition at) implements LlvmInstruction {}

  record Compare(
      int result, Predicate predicate, LlvmValue left, LlvmValue right, SourcePosition at)
      implements LlvmInstruction {}

  record FloatCompare(
      int result, FloatPredicate predicate, LlvmValue left, LlvmValue right, SourcePosition at)
      implements LlvmInstruction {}

  record Convert(int result, Conversion operator, LlvmValue operand, Type type, SourcePosition at)
      implements LlvmInstruction {}

  record Select(
      int result, LlvmValue condition, LlvmValue whenTrue, LlvmValue whenFalse, SourcePosition at)
      implements LlvmInstruction {}

  record Freeze(int result, LlvmValue operand, SourcePosition at) implements LlvmInstruction {}

  record Phi(int result, Type type, List<Incoming> incoming, SourcePosition at)
      implements LlvmInstruction {
    public Phi {
      incoming = List.copyOf(incoming);
    }
  }

  /** A phi's value if control came from the block. */
  record Incoming(LlvmValue value, int block) {}

  record ExtractValue(int result, LlvmValue aggregate, List<Integer> path, SourcePosition at)
      implements LlvmInstruction {
    public ExtractValue {
      path = List.copyOf(path);
    }
  }

  record InsertValue(
      int result, LlvmValue aggregate, LlvmValue element, List<Integer> path, SourcePosition at)
      implements LlvmInstruction {
    public InsertValue {
      path = List.copyOf(path);
    }
  }

  record ExtractElement(int result, LlvmValue vector, LlvmValue index, SourcePosition at)
      implements VectorOperation {}

  record InsertElement(
      int result, LlvmValue vector, LlvmValue element, LlvmValue index, SourcePosition at)
      implements VectorOperation {}

  record ShuffleVector(
      int result, LlvmValue left, LlvmValue right, LlvmValue mask, SourcePosition at)
      implements VectorOperation {}

  record VaArg(int result, LlvmValue list, Type type, SourcePosition at)
      implements LlvmInstruction {}

  /** A call; {@code type} is as the call sees the callee, which may be defined otherwise. */
  record Call(
      int result, Type.Function type, LlvmValue callee, List<Argument> arguments, SourcePosition at)
      implements LlvmInstruction {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * @param copied what the pointer points to, if a copy of that is passed ({@code byval})
   * @param element what inline assembly accesses through the pointer ({@code elementtype})
   * @param alignment of what the pointer points to, at least
   */
  record Argument(LlvmValue value, Optional<Type> copied, Optional<Type> element, int alignment) {}

  /** Says that the variable of the C program with this name lives at the address. */
  record Declare(LlvmValue address, String variable, int type, SourcePosition at)
      implements LlvmInstruction {}

  record Return(Optional<LlvmValue> value, SourcePosition at) implements Terminator {}

  record Jump(int target, SourcePosition at) implements Terminator {}

  record Branch(LlvmValue condition, int whenTrue, int whenFalse, SourcePosition at)
      implements Terminator {}

  record Switch(LlvmValue value, int otherwise, List<Case> cases, SourcePosition at)
      implements Terminator {
    public Switch {
      cases = List.copyOf(cases);
    }
  }

  record Case(Constant value, int target) {}

  record IndirectJump(LlvmValue address, List<Integer> targets, SourcePosition at)
      implements Terminator {
    public IndirectJump {
      targets = List.copyOf(targets);
    }
  }

  /** {@code asm goto}: continues at {@code next}, or at one of the others if the assembly jumps. */
  record AssemblyJump(Call call, int next, List<Integer> others, SourcePosition at)
      implements Terminator {
    public AssemblyJump {
      others = List.copyOf(others);
    }
  }

  record Unreachable(SourcePosition at) implements Terminator {}
}
