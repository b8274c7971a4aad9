// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static dev.heddle.frontend.c.verifier.InvalidException.unless;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rejects modules that are not valid LLVM. */
public final class Verifier {
  private static final int LARGEST_ALIGNMENT = 1 << 24;

  /** Functions to be called before main and after it. */
  private static final Set<String> START_AND_END = Set.of("llvm.global_ctors", "llvm.global_dtors");

  private final Module module;
  private final SourcePosition file;
  private final TypeRules types;
  private final ConstantRules constants;
  private final Set<String> names = new HashSet<>();

  private Verifier(String file, Module module) {
    this.module = module;
    this.file = new SourcePosition(file, 0, 0);
    this.types = new TypeRules(module.layout());
    this.constants = new ConstantRules(types, module);
  }

  /**
   * @param file what errors call the module
   * @throws InputException if the module breaks a rule
   */
  public static void verify(String file, Module module) {
    new Verifier(file, module).verify();
  }

  private void verify() {
    module.globals().forEach(g -> at(g.at(), () -> global(g)));
    module.functions().forEach(f -> at(f.at(), () -> name(f.name())));
    module.aliases().forEach(a -> at(file, () -> alias(a)));
    at(file, this::aliasesEnd);
    for (LlvmFunction f : module.functions()) {
      at(f.at(), () -> types.signature(f.type()));
      if (f.defined()) {
        new FunctionRules(types, constants, f, this::at).verify();
      }
    }
  }

  private void at(SourcePosition at, Runnable rule) {
    try {
      rule.run();
    } catch (InvalidException e) {
      throw new InputException(at.line() == 0 ? file : at, "invalid LLVM: " + e.getMessage());
    }
  }

  private void name(String name) {
    unless(names.add(name), "second definition of @" + name);
  }

  private void global(GlobalVariable g) {
    name(g.name());
    types.sized(g.type());
    alignment(g.alignment());
    unless(
        !START_AND_END.contains(g.name()) || isListOfFunctions(g.type()),
        "a list of " + g.type().text());
    g.initializer()
        .ifPresent(value -> {
          constants.verify(value);
          types.same(g.type(), value.type(), "the initial value");
        });
  }

  /** Each element is a priority, a function, and what it belongs to. */
  private static boolean isListOfFunctions(Type type) {
    return type instanceof Type.Array(long length, Type.Struct(List<Type> fields, boolean packed))
        && fields.equals(List.of(Type.I32, Type.POINTER, Type.POINTER));
  }

  static void alignment(int alignment) {
    boolean power = alignment >= 0 && Integer.bitCount(alignment) <= 1;
    unless(power && alignment <= LARGEST_ALIGNMENT, "an alignment of " + alignment);
  }

  private void alias(Alias a) {
    name(a.name());
    constants.verify(a.target());
    types.pointer(a.target().type());
  }

  /** No alias leads to itself. */
  private void aliasesEnd() {
    Map<String, String> targets = new HashMap<>();
    module.aliases().forEach(a -> targets.put(a.name(), base(a.target())));
    for (String start : targets.keySet()) {
      Set<String> seen = new HashSet<>();
      for (String name = start; name != null; name = targets.get(name)) {
        unless(seen.add(name), "the alias @" + name + " refers to itself");
      }
    }
  }

  /** The symbol that an address is in, or null. */
  private static String base(Constant address) {
    return switch (address) {
      case Constant.Symbol s -> s.name();
      case Constant.ElementAddress e -> base(e.base());
      case Constant.Converted c -> base(c.operand());
      case Constant.Computed c -> base(c.left()) == null ? base(c.right()) : base(c.left());
      default -> null;
    };
  }
}
