// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.util.List;
import java.util.stream.Collectors;

/** A type of LLVM; named structs contain their fields, so names are never looked up. */
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

  record Void() implements Type {
    @Override
    public String text() {
      return "void";
    }
  }

  record Label() implements Type {
    @Override
    public String text() {
      return "label";
    }
  }

  record Metadata() implements Type {
    @Override
    public String text() {
      return "metadata";
    }
  }

  /** An integer of 1 to 2^23 bits; signedness is the operators'. */
  record Int(int bits) implements Type {
    @Override
    public String text() {
      return "i" + bits;
    }
  }

  record Floating(Format format) implements Type {
    @Override
    public String text() {
      return format.spelling;
    }
  }

  record Pointer(int addressSpace) implements Type {
    @Override
    public String text() {
      return addressSpace == 0 ? "ptr" : "ptr addrspace(" + addressSpace + ")";
    }
  }

  record Array(long length, Type element) implements Type {
    @Override
    public String text() {
      return "[" + length + " x " + element.text() + "]";
    }
  }

  record Vector(int length, Type element) implements Type {
    @Override
    public String text() {
      return "<" + length + " x " + element.text() + ">";
    }
  }

  record Struct(List<Type> fields, boolean packed) implements Type {
    public Struct {
      fields = List.copyOf(fields);
    }

    @Override
    public String text() {
      return (packed ? "<{" : "{") + texts(fields) + (packed ? "}>" : "}");
    }
  }

  /** A struct of which only the name is known. */
  record Opaque(String name) implements Type {
    @Override
    public String text() {
      return "%" + name;
    }
  }

  record Function(Type result, List<Type> parameters, boolean variadic) implements Type {
    public Function {
      parameters = List.copyOf(parameters);
    }

    @Override
    public String text() {
      return result.text() + " (" + texts(parameters) + (variadic ? ", ...)" : ")");
    }
  }

  /**
   * As LLVM writes it. Not a default method: with one, classes that two threads use could wait for
   * each other.
   */
  String text();

  private static String texts(List<Type> types) {
    return types.stream().map(Type::text).collect(Collectors.joining(", "));
  }
}
