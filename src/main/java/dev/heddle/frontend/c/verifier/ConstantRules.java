// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static dev.heddle.frontend.c.verifier.InvalidException.unless;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules for constants. */
final class ConstantRules {
  private final TypeRules types;
  private final Map<String, LlvmFunction> functions = new HashMap<>();
  private final Set<String> names = new HashSet<>();

  ConstantRules(TypeRules types, Module module) {
    this.types = types;
    module.functions().forEach(f -> functions.put(f.name(), f));
    module.globals().stream().map(GlobalVariable::name).forEach(names::add);
    module.aliases().stream().map(Alias::name).forEach(names::add);
    names.addAll(functions.keySet());
  }

  void verify(Constant constant) {
    switch (constant) {
      case Constant.Int(Type type, long value) -> unless(type instanceof Type.Int, wrong(constant));
      case Constant.WideInt i -> types.sized(i.type());
      case Constant.Floating f -> unless(isCommonFloat(f.type()), wrong(constant));
      case Constant.OtherFloating f ->
          unless(
              f.type() instanceof Type.Floating && types.bytesOf(f.type()) == f.bytes().size(),
              wrong(constant));
      case Constant.Zero z -> types.sized(z.type());
      case Constant.Undefined u -> types.sized(u.type());
      case Constant.Bytes b -> bytes(b);
      case Constant.Aggregate a -> aggregate(a);
      case Constant.Splat s -> {
        verify(s.element());
        boolean fits = s.type() instanceof Type.Vector v && isPart(v, s.element().type());
        unless(fits, wrong(s));
        types.sized(s.type());
      }
      case Constant.Symbol(String name) -> unless(names.contains(name), "@" + name + " is unknown");
      case Constant.BlockAddress b -> block(b);
      case Constant.ElementAddress e -> {
        verify(e.base());
        types.pointer(e.base().type());
        e.indices().forEach(this::verify);
        types.indices(e.source(), e.indices());
      }
      case Constant.Converted c -> {
        verify(c.operand());
        types.convertible(c.operator(), c.operand().type(), c.type());
      }
      case Constant.Computed c -> {
        verify(c.left());
        verify(c.right());
        types.integers(c.left().type());
        types.same(c.left().type(), c.right().type(), "an operand");
      }
    }
  }

  private static String wrong(Constant constant) {
    return "a constant that is no " + constant.type().text();
  }

  private static boolean isPart(Type.Vector vector, Type element) {
    return TypeRules.isSame(vector.element(), element);
  }

  private static boolean isCommonFloat(Type type) {
    return type instanceof Type.Floating(Type.Format format)
        && (format == Type.Format.FLOAT || format == Type.Format.DOUBLE);
  }

  private static void bytes(Constant.Bytes b) {
    boolean array =
        b.type() instanceof Type.Array(long length, Type element)
            && element.equals(Type.I8)
            && length == b.bytes().length;
    unless(array, b.bytes().length + " bytes for " + b.type().text());
  }

  private void aggregate(Constant.Aggregate a) {
    List<Constant> elements = a.elements();
    long length =
        switch (a.type()) {
          case Type.Array t -> t.length();
          case Type.Vector t -> t.length();
          case Type.Struct t -> t.fields().size();
          default -> -1;
        };
    unless(length == elements.size(), elements.size() + " elements for " + a.type().text());
    types.sized(a.type());
    for (int i = 0; i < elements.size(); i++) {
      Type expected =
          switch (a.type()) {
            case Type.Array t -> t.element();
            case Type.Vector t -> t.element();
            case Type.Struct t -> t.fields().get(i);
            default -> throw new AssertionError(a.type());
          };
      verify(elements.get(i));
      types.same(expected, elements.get(i).type(), "an element");
    }
  }

  private void block(Constant.BlockAddress address) {
    LlvmFunction function = functions.get(address.function());
    boolean known =
        function != null
            && function.blocks().stream().map(Block::label).anyMatch(address.block()::equals);
    unless(known, "@" + address.function() + " has no block %" + address.block());
  }
}
