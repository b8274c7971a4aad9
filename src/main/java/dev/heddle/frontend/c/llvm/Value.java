package dev.heddle.frontend.c.llvm;

/** An operand: something computed in the function, or a {@link Constant}. */
public sealed interface Value permits Value.Local, Value.Assembly, Value.MetadataOperand, Constant {
  Type type();

  /** A parameter or the result of an instruction, by its index in the function's locals. */
  record Local(int index, Type type) implements Value {}

  /** Inline assembly, as a callee. */
  record Assembly(String text, String constraints) implements Value {
    @Override
    public Type type() {
      return Type.POINTER;
    }
  }

  /** Metadata as an argument of an intrinsic; its content is not kept. */
  record MetadataOperand() implements Value {
    @Override
    public Type type() {
      return Type.METADATA;
    }
  }
}
