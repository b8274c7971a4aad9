package dev.heddle.frontend.c.llvm;

import java.util.List;
import java.util.stream.Collectors;

/** A type of LLVM; named structs stand here with their fields, so names never need a look-up. */
public sealed interface Type {
  Type VOID = new Void();
  Type POINTER = new Pointer(0);
  Type LABEL = new Label();
  Type METADATA = new Metadata();
  Int I1 = new Int(1);
  Int I8 = new Int(8);
  Int I32 = new Int(32);
  Int I64 = new Int(64);

  /** How a floating-point number is held. */
  enum Format {
    HALF("half"),
    BFLOAT("bfloat"),
    FLOAT("float"),
    DOUBLE("double"),
    X87("x86_fp80"),
    QUAD("fp128");

    private final String spelling;

    Format(String spelling) {
      this.spelling = spelling;
    }
  }

  record Void() implements Type {}

  record Label() implements Type {}

  record Metadata() implements Type {}

  /** An integer of 1 to 2^23 bits; signedness is the operators'. */
  record Int(int bits) implements Type {}

  record Floating(Format format) implements Type {}

  record Pointer(int addressSpace) implements Type {}

  record Array(long length, Type element) implements Type {}

  record Vector(int length, Type element) implements Type {}

  record Struct(List<Type> fields, boolean packed) implements Type {
    public Struct {
      fields = List.copyOf(fields);
    }
  }

  /** A struct of which only the name is known. */
  record Opaque(String name) implements Type {}

  record Function(Type result, List<Type> parameters, boolean variadic) implements Type {
    public Function {
      parameters = List.copyOf(parameters);
    }
  }

  /** As LLVM writes it. */
  default String text() {
    return switch (this) {
      case Void t -> "void";
      case Label t -> "label";
      case Metadata t -> "metadata";
      case Int t -> "i" + t.bits;
      case Floating t -> t.format.spelling;
      case Pointer t -> t.addressSpace == 0 ? "ptr" : "ptr addrspace(" + t.addressSpace + ")";
      case Array t -> "[" + t.length + " x " + t.element.text() + "]";
      case Vector t -> "<" + t.length + " x " + t.element.text() + ">";
      case Struct t -> (t.packed ? "<{" : "{") + texts(t.fields) + (t.packed ? "}>" : "}");
      case Opaque t -> "%" + t.name;
      case Function t ->
          t.result.text() + " (" + texts(t.parameters) + (t.variadic ? ", ...)" : ")");
    };
  }

  private static String texts(List<Type> types) {
    return types.stream().map(Type::text).collect(Collectors.joining(", "));
  }
}
