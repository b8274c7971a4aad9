// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.Linkage;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.List;

/** The definition of a symbol. */
public sealed interface Definition {
  String name();

  /** A function with a body, in the module that it belongs to. */
  record Code(Unit unit, LlvmFunction function) implements Definition {
    @Override
    public String name() {
      return function.name();
    }

    Type.Function type() {
      return function.type();
    }

    /** Whether the result of one of the function's calls is used nowhere. */
    boolean ignoresResult(LlvmInstruction.Call call) {
      List<LlvmValue> used = new ArrayList<>();
      function.blocks().stream()
          .flatMap(block -> block.instructions().stream())
          .forEach(i -> InstructionParts.operands(i, used::add));
      return used.stream()
          .noneMatch(v -> v instanceof LlvmValue.Local l && l.index() == call.result());
    }

    /** By identity: comparing two functions would compare all their code. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Code c && c.function == function;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(function);
    }
  }

  record Variable(Unit unit, GlobalVariable variable) implements Definition {
    @Override
    public String name() {
      return variable.name();
    }

    /**
     * Whether it is a thread-local variable that ends with its thread. Those that the library keeps
     * to itself can be read after that, by a join for example.
     */
    public boolean isOwnedByThreads() {
      return variable.threadLocal() && !(unit.library() && variable.linkage() == Linkage.INTERNAL);
    }

    /** By identity, too. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Variable v && v.variable == variable;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(variable);
    }
  }

  record Renamed(Unit unit, Alias alias) implements Definition {
    @Override
    public String name() {
      return alias.name();
    }
  }

  /** A function that is written as instructions where it is called; its address may be taken. */
  record Modelled(String name, Type.Function type) implements Definition {}

  /** An undefined weak symbol: null. */
  record Nothing(String name) implements Definition {}

  /** An undefined function: a thread that calls it stops, and its further behaviour is unknown. */
  record UndefinedFunction(String name, Type.Function type) implements Definition {}

  /** An undefined variable: a thread that names it stops. */
  record UndefinedVariable(String name) implements Definition {}

  /** Whether another definition of the same name may replace this one. */
  default boolean isWeak() {
    return switch (this) {
      case Code c -> weak(c.function.linkage());
      case Variable v -> weak(v.variable.linkage());
      case Renamed r -> weak(r.alias.linkage());
      case Modelled m -> true;
      case Nothing n -> true;
      case UndefinedFunction f -> true;
      case UndefinedVariable v -> true;
    };
  }

  private static boolean weak(Linkage linkage) {
    return switch (linkage) {
      case WEAK, COMMON, AVAILABLE_EXTERNALLY, EXTERN_WEAK -> true;
      case EXTERNAL, INTERNAL, APPENDING -> false;
    };
  }

  default SourcePosition at() {
    return switch (this) {
      case Code c -> c.function.at();
      case Variable v -> v.variable.at();
      case Renamed r -> SourcePosition.NONE;
      case Modelled m -> SourcePosition.NONE;
      case Nothing n -> SourcePosition.NONE;
      case UndefinedFunction f -> SourcePosition.NONE;
      case UndefinedVariable v -> SourcePosition.NONE;
    };
  }
}
