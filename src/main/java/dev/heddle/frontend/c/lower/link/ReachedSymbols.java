// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions and variables that a program can reach from its start: those that are called, and
 * those whose address occurs in reached code or data. Everything else is ignored.
 */
public final class ReachedSymbols {
  private final Symbols symbols;

  /** Functions by index, the order of the first use. */
  private final Map<Definition, Integer> functions = new LinkedHashMap<>();

  private final Set<Definition.Variable> variables = new LinkedHashSet<>();

  /** The functions whose address is somewhere, and where first. */
  private final Map<Definition, SourcePosition> addressTaken = new HashMap<>();

  /** Symbols whose first bytes hold the address of an undefined variable, with its name. */
  private final Map<Definition.Variable, String> incomplete = new HashMap<>();

  private final ArrayDeque<Definition> work = new ArrayDeque<>();

  public ReachedSymbols(Symbols symbols) {
    this.symbols = symbols;
  }

  /** Adds a function that is called from outside, and all that follows from it. */
  public int start(Definition function) {
    int index = function(function);
    while (!work.isEmpty()) {
      switch (work.remove()) {
        case Definition.Code code -> code(code);
        case Definition.Variable v -> variable(v);
        case Definition.Renamed r -> data(r.unit(), r.alias().target(), SourcePosition.NONE);
        case Definition.Modelled m -> {}
        case Definition.Nothing n -> {}
        case Definition.UndefinedFunction f -> {}
        case Definition.UndefinedVariable v -> {}
      }
    }
    findIncomplete();
    return index;
  }

  /** Adds a variable that is known outside; what follows from it comes with the next start. */
  public void data(Definition.Variable variable) {
    reach(variable, variable.at());
  }

  public List<Definition> functions() {
    return List.copyOf(functions.keySet());
  }

  public Set<Definition.Variable> variables() {
    return variables;
  }

  public boolean addressTaken(Definition function) {
    return addressTaken.containsKey(function);
  }

  /** Where the address of such a function is first taken. */
  public SourcePosition whereTaken(Definition function) {
    return addressTaken.get(function);
  }

  public boolean isReached(Definition function) {
    return functions.containsKey(function);
  }

  public int index(Definition function) {
    return functions.get(function);
  }

  /** The undefined variable that code needs if it names this symbol. */
  public Optional<String> undefined(Unit unit, String name) {
    return switch (symbols.find(unit, name).orElse(null)) {
      case Definition.UndefinedVariable v -> Optional.of(v.name());
      case Definition.Variable v -> Optional.ofNullable(incomplete.get(v));
      case null, default -> Optional.empty();
    };
  }

  /** Finds the variables that are {@link #incomplete}, by others or by themselves. */
  private void findIncomplete() {
    int before;
    do {
      before = incomplete.size();
      for (Definition.Variable v : variables) {
        InstructionParts.symbols(
            v.variable().initializer().orElseThrow(),
            name -> undefined(v.unit(), name).ifPresent(u -> incomplete.put(v, u)));
      }
    } while (incomplete.size() > before);
  }

  private int function(Definition function) {
    Integer index = functions.get(function);
    if (index == null) {
      index = functions.size();
      functions.put(function, index);
      work.add(function);
    }
    return index;
  }

  private void variable(Definition.Variable v) {
    data(v.unit(), v.variable().initializer().orElseThrow(), v.at());
  }

  private void data(Unit unit, Constant constant, SourcePosition at) {
    InstructionParts.symbols(constant, name -> address(unit, name, at));
  }

  private void code(Definition.Code code) {
    SourcePosition at = code.at();
    if (AtomicFunctions.isAtomic(code.name())) {
      call(code.unit(), AtomicFunctions.BEGIN, at);
      call(code.unit(), AtomicFunctions.END, at);
    }
    for (Block block : code.function().blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        at = i.at().line() == 0 ? at : i.at();
        instruction(code, i, at);
      }
    }
  }

  private void instruction(Definition.Code code, LlvmInstruction instruction, SourcePosition at) {
    Unit unit = code.unit();
    List<LlvmValue> operands = new ArrayList<>();
    InstructionParts.operands(instruction, operands::add);
    if (instruction instanceof LlvmInstruction.Call call
        && call.callee() instanceof Constant.Symbol(String name)) {
      operands.removeFirst();
      if (!name.startsWith("llvm.")) {
        call(unit, symbols.callee(code, call, name), name, at);
      } else {
        Intrinsics.libraryFunction(call, name).ifPresent(f -> call(unit, f, at));
      }
    }
    for (LlvmValue operand : operands) {
      InstructionParts.symbols(operand, name -> address(unit, name, at));
    }
  }

  private void call(Unit unit, String name, SourcePosition at) {
    call(unit, symbols.find(unit, name), name, at);
  }

  private void call(Unit unit, Optional<Definition> found, String name, SourcePosition at) {
    switch (found.orElseThrow(() -> Symbols.missing(at, name))) {
      case Definition.Code c -> function(c);
      case Definition.Modelled m -> symbols.whenNull(unit, m.name()).ifPresent(this::function);
      case Definition.Nothing n -> {}
      case Definition.UndefinedFunction f -> {}
      case Definition.UndefinedVariable v -> {}
      case Definition.Variable v -> reach(v, at);
      case Definition.Renamed r -> reach(r, at);
    }
  }

  private void address(Unit unit, String name, SourcePosition at) {
    if (name.startsWith("llvm.")) {
      return;
    }
    Optional<Definition> found = symbols.find(unit, name);
    reach(found.orElseThrow(() -> Symbols.missing(at, name)), at);
  }

  private void reach(Definition found, SourcePosition at) {
    switch (found) {
      case Definition.Code c -> takeAddress(c, at);
      case Definition.Modelled m -> takeAddress(m, at);
      case Definition.UndefinedFunction f -> takeAddress(f, at);
      case Definition.Variable v -> {
        if (variables.add(v)) {
          work.add(v);
        }
      }
      case Definition.Renamed r -> {
        if (r.alias().indirect()) {
          throw new InputException(
              new SourcePosition(r.unit().name(), 0, 0), "unsupported: ifunc " + r.name());
        }
        work.add(r);
      }
      case Definition.Nothing n -> {}
      case Definition.UndefinedVariable v -> {}
    }
  }

  private void takeAddress(Definition function, SourcePosition at) {
    addressTaken.putIfAbsent(function, at);
    function(function);
  }
}
