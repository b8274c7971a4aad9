// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.c.CPlace.Variable;
import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The names of one thread: parameters, and variables in nested blocks. */
final class CScope {
  private final FunctionBuilder function;
  private final Map<String, CValue> parameters = new HashMap<>();

  /** The innermost block first. */
  private final Deque<Map<String, Variable>> blocks = new ArrayDeque<>();

  /** The first variable of each name, which is the one that conditions see. */
  private final Map<String, Variable> first = new HashMap<>();

  /** Variables that have a first value and are not declared yet. */
  private final Map<String, Variable> reserved = new HashMap<>();

  /** The names that the thread assigns and nowhere declares: variables nevertheless. */
  private final Set<String> undeclared;

  private final Set<Variable> adopted = new HashSet<>();
  private final Map<String, Integer> uses = new HashMap<>();

  CScope(FunctionBuilder function, Set<String> undeclared) {
    this.function = function;
    this.undeclared = undeclared;
    open();
  }

  void open() {
    blocks.push(new HashMap<>());
  }

  void close() {
    blocks.pop();
  }

  void parameter(String name, CValue address) {
    parameters.put(name, address);
  }

  Variable declare(String name, CType type, SourcePosition at) {
    if (blocks.element().containsKey(name)) {
      throw new InputException(at, "the variable " + name + " is declared twice");
    }
    Variable given = reserved.remove(name);
    boolean fits = given != null && given.register().bits() == type.bits();
    Register register = fits ? given.register() : function.register(unique(name), type.bits());
    Variable variable = new Variable(register, type);
    blocks.element().put(name, variable);
    first.putIfAbsent(name, variable);
    return variable;
  }

  /** A variable with a first value, visible even if it is never declared. */
  Variable reserve(String name, CType type, SourcePosition at) {
    Variable variable = declare(name, type, at);
    reserved.put(name, variable);
    return variable;
  }

  Optional<Variable> variable(String name) {
    return blocks.stream().map(b -> b.get(name)).filter(Objects::nonNull).findFirst();
  }

  /** Whether a name becomes a variable where it is used now. */
  boolean isNew(String name) {
    return undeclared.contains(name) && variable(name).isEmpty() && !parameters.containsKey(name);
  }

  /** The variable of a new name, visible in the whole thread; it is 0 until it is assigned. */
  Variable adopt(String name, CType type) {
    Variable variable = new Variable(function.register(unique(name), type.bits()), type);
    blocks.getLast().put(name, variable);
    first.putIfAbsent(name, variable);
    adopted.add(variable);
    return variable;
  }

  /** Whether the type of a variable was taken from its first use because it is not declared. */
  boolean isAdopted(Variable variable) {
    return adopted.contains(variable);
  }

  Optional<CValue> parameter(String name) {
    return Optional.ofNullable(parameters.get(name));
  }

  /** The variable that a condition means; one that is nowhere declared is an int. */
  Variable observed(String name) {
    return first.computeIfAbsent(
        name, n -> new Variable(function.register(unique(n), CType.INT.bits()), CType.INT));
  }

  Register temporary(int bits) {
    return function.register(unique("$"), bits);
  }

  Label label(String name) {
    return function.label(unique(name));
  }

  /** The name itself, and with a number from the second time on. */
  private String unique(String name) {
    int use = uses.merge(name, 1, Integer::sum);
    return name.equals("$") ? name + use : use == 1 ? name : name + "." + use;
  }
}
