// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static dev.heddle.frontend.c.verifier.InvalidException.unless;

import dev.heddle.frontend.c.llvm.AtomicOperator;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Ordering;
import dev.heddle.frontend.c.llvm.Type;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The rules for the types of an instruction's operands and result. */
final class InstructionRules {
  private static final Set<LlvmBinaryOperator> OF_FLOATS =
      EnumSet.of(
          LlvmBinaryOperator.FADD,
          LlvmBinaryOperator.FSUB,
          LlvmBinaryOperator.FMUL,
          LlvmBinaryOperator.FDIV,
          LlvmBinaryOperator.FREM);
  private static final Set<AtomicOperator> OF_ATOMIC_FLOATS =
      EnumSet.of(
          AtomicOperator.FADD, AtomicOperator.FSUB, AtomicOperator.FMAX, AtomicOperator.FMIN);

  private final TypeRules types;
  private final IntrinsicRules intrinsics;
  private final Type returned;

  /**
   * @param returned by the function
   */
  InstructionRules(TypeRules types, Type returned) {
    this.types = types;
    this.intrinsics = new IntrinsicRules(types);
    this.returned = returned;
  }

  /** Of an instruction that defines a local. */
  Type result(LlvmInstruction instruction) {
    return switch (instruction) {
      case LlvmInstruction.Alloca i -> Type.POINTER;
      case LlvmInstruction.Load i -> i.type();
      case LlvmInstruction.CompareExchange i ->
          new Type.Struct(List.of(i.expected().type(), Type.I1), false);
      case LlvmInstruction.Update i -> i.operand().type();
      case LlvmInstruction.ElementAddress i -> addresses(i);
      case LlvmInstruction.Binary i -> i.left().type();
      case LlvmInstruction.FloatNegate i -> i.operand().type();
      case LlvmInstruction.Compare i -> TypeRules.shaped(i.left().type(), Type.I1);
      case LlvmInstruction.FloatCompare i -> TypeRules.shaped(i.left().type(), Type.I1);
      case LlvmInstruction.Convert i -> i.type();
      case LlvmInstruction.Select i -> i.whenTrue().type();
      case LlvmInstruction.Freeze i -> i.operand().type();
      case LlvmInstruction.Phi i -> i.type();
      case LlvmInstruction.ExtractValue i -> types.member(i.aggregate().type(), i.path());
      case LlvmInstruction.InsertValue i -> i.aggregate().type();
      case LlvmInstruction.ExtractElement i -> vector(i.vector()).element();
      case LlvmInstruction.InsertElement i -> i.vector().type();
      case LlvmInstruction.ShuffleVector i ->
          new Type.Vector(vector(i.mask()).length(), vector(i.left()).element());
      case LlvmInstruction.VaArg i -> i.type();
      case LlvmInstruction.Call i -> {
        unless(!i.type().result().equals(Type.VOID), "the result of a call that has none");
        yield i.type().result();
      }
      default -> throw new InvalidException("the result of an instruction that has none");
    };
  }

  private static Type addresses(LlvmInstruction.ElementAddress i) {
    if (i.base().type() instanceof Type.Vector) {
      return i.base().type();
    }
    return i.indices().stream()
        .map(LlvmValue::type)
        .filter(t -> t instanceof Type.Vector)
        .findFirst()
        .map(t -> TypeRules.shaped(t, Type.POINTER))
        .orElse(Type.POINTER);
  }

  private static Type.Vector vector(LlvmValue value) {
    unless(value.type() instanceof Type.Vector, value.type().text() + " is not a vector");
    return (Type.Vector) value.type();
  }

  void verify(LlvmInstruction instruction) {
    switch (instruction) {
      case LlvmInstruction.Alloca i -> {
        types.sized(i.type());
        unless(i.count().type() instanceof Type.Int, "a number of elements that is not an integer");
        Verifier.alignment(i.alignment());
      }
      case LlvmInstruction.Load i -> access(i.type(), i.address(), i.order());
      case LlvmInstruction.Store i -> access(i.value().type(), i.address(), i.order());
      case LlvmInstruction.CompareExchange i -> {
        access(i.expected().type(), i.address(), i.success());
        types.same(i.expected().type(), i.desired().type(), "the new value");
        types.integersOrPointers(i.expected().type());
      }
      case LlvmInstruction.Update i -> update(i);
      case LlvmInstruction.ElementAddress i -> {
        types.pointers(i.base().type());
        types.indices(i.source(), i.indices());
      }
      case LlvmInstruction.Binary i -> {
        same(i.left(), i.right());
        numbers(i.left().type(), OF_FLOATS.contains(i.operator()));
      }
      case LlvmInstruction.FloatNegate i -> numbers(i.operand().type(), true);
      case LlvmInstruction.Compare i -> {
        same(i.left(), i.right());
        types.sized(i.left().type());
        types.integersOrPointers(i.left().type());
      }
      case LlvmInstruction.FloatCompare i -> {
        same(i.left(), i.right());
        numbers(i.left().type(), true);
      }
      case LlvmInstruction.Convert i ->
          types.convertible(i.operator(), i.operand().type(), i.type());
      case LlvmInstruction.Select i -> select(i);
      case LlvmInstruction.Freeze i -> types.sized(i.operand().type());
      case LlvmInstruction.Phi i -> {
        types.sized(i.type());
        i.incoming().forEach(in -> types.same(i.type(), in.value().type(), "a value"));
      }
      case LlvmInstruction.ExtractValue i -> types.sized(i.aggregate().type());
      case LlvmInstruction.InsertValue i -> {
        types.sized(i.aggregate().type());
        Type member = types.member(i.aggregate().type(), i.path());
        types.same(member, i.element().type(), "the member");
      }
      case LlvmInstruction.VectorOperation i -> vectorOperation(i);
      case LlvmInstruction.VaArg i -> access(i.type(), i.list());
      case LlvmInstruction.Call i -> call(i);
      case LlvmInstruction.Terminator i -> terminator(i);
      case LlvmInstruction.Fence i -> {}
      case LlvmInstruction.Declare i -> {}
    }
  }

  private void terminator(LlvmInstruction.Terminator terminator) {
    switch (terminator) {
      case LlvmInstruction.AssemblyJump i -> call(i.call());
      case LlvmInstruction.Return i ->
          types.same(returned, i.value().map(LlvmValue::type).orElse(Type.VOID), "the result");
      case LlvmInstruction.Branch i -> types.same(Type.I1, i.condition().type(), "the condition");
      case LlvmInstruction.Switch i -> choice(i);
      case LlvmInstruction.IndirectJump i -> types.pointer(i.address().type());
      case LlvmInstruction.Jump i -> {}
      case LlvmInstruction.Unreachable i -> {}
    }
  }

  private void access(Type type, LlvmValue address) {
    types.sized(type);
    types.pointer(address.type());
  }

  private void access(Type type, LlvmValue address, Ordering order) {
    access(type, address);
    unless(order == Ordering.NONE || isAtomic(type), "an atomic access of " + type.text());
  }

  /** Whether memory can be accessed at once by this type: one of 1, 2, 4, ... bytes. */
  private static boolean isAtomic(Type type) {
    return switch (type) {
      case Type.Int(int bits) -> bits >= Byte.SIZE && Integer.bitCount(bits) == 1;
      case Type.Pointer p -> true;
      case Type.Floating(Type.Format format) -> format != Type.Format.X87;
      default -> false;
    };
  }

  private void same(LlvmValue left, LlvmValue right) {
    types.same(left.type(), right.type(), "an operand");
  }

  private void numbers(Type type, boolean floating) {
    types.sized(type);
    if (floating) {
      types.floats(type);
    } else {
      types.integers(type);
    }
  }

  private void update(LlvmInstruction.Update i) {
    Type type = i.operand().type();
    access(type, i.address(), i.order());
    if (OF_ATOMIC_FLOATS.contains(i.operator())) {
      types.floats(type);
    } else if (i.operator() != AtomicOperator.XCHG) {
      types.integers(type);
    } else {
      boolean fits = type instanceof Type.Int || type instanceof Type.Pointer;
      unless(fits || type instanceof Type.Floating, "an exchange of " + type.text());
    }
  }

  private void select(LlvmInstruction.Select i) {
    same(i.whenTrue(), i.whenFalse());
    types.sized(i.whenTrue().type());
    Type condition = i.condition().type();
    boolean fits =
        condition.equals(Type.I1)
            || condition.equals(TypeRules.shaped(i.whenTrue().type(), Type.I1));
    unless(fits, "a condition of type " + condition.text());
  }

  private void call(LlvmInstruction.Call i) {
    types.signature(i.type());
    List<Type> parameters = i.type().parameters();
    int given = i.arguments().size();
    boolean fits = i.type().variadic() ? given >= parameters.size() : given == parameters.size();
    unless(fits, given + " arguments for " + parameters.size() + " parameters");
    types.pointer(i.callee().type());
    if (i.callee() instanceof Constant.Symbol(String name) && name.startsWith("llvm.")) {
      intrinsics.verify(i, name);
    }
    for (int a = 0; a < given; a++) {
      LlvmInstruction.Argument argument = i.arguments().get(a);
      Type type = argument.value().type();
      if (a < parameters.size() && !parameters.get(a).equals(Type.METADATA)) {
        types.same(parameters.get(a), type, "an argument");
      } else if (!type.equals(Type.METADATA)) {
        types.sized(type);
      }
      argument.copied().ifPresent(types::sized);
      argument.copied().ifPresent(t -> types.pointer(type));
      argument.element().ifPresent(types::sized);
      Verifier.alignment(argument.alignment());
    }
  }

  private void vectorOperation(LlvmInstruction.VectorOperation operation) {
    switch (operation) {
      case LlvmInstruction.ExtractElement i -> {
        types.sized(i.vector().type());
        types.integers(i.index().type());
      }
      case LlvmInstruction.InsertElement i -> {
        types.sized(i.vector().type());
        types.same(vector(i.vector()).element(), i.element().type(), "the element");
        types.integers(i.index().type());
      }
      case LlvmInstruction.ShuffleVector i -> {
        same(i.left(), i.right());
        types.sized(i.left().type());
        boolean plain = i.mask() instanceof Constant && vector(i.mask()).element().equals(Type.I32);
        unless(plain, "a mask that is not a constant vector of i32");
        mask((Constant) i.mask(), 2L * vector(i.left()).length());
      }
    }
  }

  private static void mask(Constant mask, long length) {
    boolean fits =
        switch (mask) {
          case Constant.Zero z -> true;
          case Constant.Undefined u -> true;
          case Constant.Int(Type type, long index) -> index >= 0 && index < length;
          case Constant.Splat s -> {
            mask(s.element(), length);
            yield true;
          }
          case Constant.Aggregate a -> {
            a.elements().forEach(e -> mask(e, length));
            yield true;
          }
          default -> false;
        };
    unless(fits, "a mask with an index that no element has");
  }

  private void choice(LlvmInstruction.Switch i) {
    Type type = i.value().type();
    unless(type instanceof Type.Int, type.text() + " is not an integer");
    for (LlvmInstruction.Case c : i.cases()) {
      types.same(type, c.value().type(), "a case");
      boolean number = c.value() instanceof Constant.Int || c.value() instanceof Constant.WideInt;
      unless(number, "a case that is not a number");
    }
  }
}
