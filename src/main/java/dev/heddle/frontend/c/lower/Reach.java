package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Value;
import dev.heddle.frontend.c.llvm.Walk;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions and variables that a program can come to, from its start: what is called, and all
 * whose address is somewhere in code or data that is reached. Nothing else is looked at.
 */
final class Reach {
  private final Symbols symbols;

  /** Functions by index, the order of the first use. */
  private final Map<Definition, Integer> functions = new LinkedHashMap<>();

  private final Set<Definition.Variable> variables = new LinkedHashSet<>();
  private final Set<Definition> addressTaken = new HashSet<>();
  private final ArrayDeque<Definition> work = new ArrayDeque<>();

  Reach(Symbols symbols) {
    this.symbols = symbols;
  }

  /** Adds a function that is called from outside, and all that follows from it. */
  int start(Definition function) {
    int index = function(function);
    while (!work.isEmpty()) {
      switch (work.remove()) {
        case Definition.Code code -> code(code);
        case Definition.Variable v -> variable(v);
        case Definition.Renamed r -> data(r.unit(), r.alias().target(), SourcePosition.NONE);
        case Definition.Modelled m -> {}
        case Definition.Nothing n -> {}
      }
    }
    return index;
  }

  /** Adds a variable that is known outside; what follows from it comes with the next start. */
  void data(Definition.Variable variable) {
    reach(variable);
  }

  List<Definition> functions() {
    return List.copyOf(functions.keySet());
  }

  Set<Definition.Variable> variables() {
    return variables;
  }

  boolean addressTaken(Definition function) {
    return addressTaken.contains(function);
  }

  boolean isReached(Definition function) {
    return functions.containsKey(function);
  }

  int index(Definition function) {
    return functions.get(function);
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
    Walk.symbols(constant, name -> address(unit, name, at));
  }

  private void code(Definition.Code code) {
    SourcePosition at = code.at();
    if (FunctionLowering.isAtomic(code.name())) {
      call(code.unit(), "__VERIFIER_atomic_begin", at);
      call(code.unit(), "__VERIFIER_atomic_end", at);
    }
    for (Block block : code.function().blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        at = i.at().line() == 0 ? at : i.at();
        instruction(code.unit(), i, at);
      }
    }
  }

  private void instruction(Unit unit, LlvmInstruction instruction, SourcePosition at) {
    List<Value> operands = new ArrayList<>();
    Walk.operands(instruction, operands::add);
    if (instruction instanceof LlvmInstruction.Call call
        && call.callee() instanceof Constant.Symbol(String name)) {
      operands.removeFirst();
      if (!name.startsWith("llvm.")) {
        call(unit, name, at);
      } else {
        IntrinsicLowering.helper(call, name).ifPresent(helper -> call(unit, helper, at));
      }
    }
    for (Value operand : operands) {
      Walk.symbols(operand, name -> address(unit, name, at));
    }
  }

  private void call(Unit unit, String name, SourcePosition at) {
    Definition found = symbols.find(unit, name).orElseThrow(() -> Symbols.missing(at, name, true));
    switch (found) {
      case Definition.Code c -> function(c);
      case Definition.Modelled m -> {}
      case Definition.Nothing n -> {}
      case Definition.Variable v -> reach(v);
      case Definition.Renamed r -> reach(r);
    }
  }

  private void address(Unit unit, String name, SourcePosition at) {
    if (name.startsWith("llvm.")) {
      return;
    }
    Optional<Definition> found = symbols.find(unit, name);
    reach(found.orElseThrow(() -> Symbols.missing(at, name, false)));
  }

  private void reach(Definition found) {
    switch (found) {
      case Definition.Code c -> takeAddress(c);
      case Definition.Modelled m -> takeAddress(m);
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
    }
  }

  private void takeAddress(Definition function) {
    addressTaken.add(function);
    function(function);
  }
}
