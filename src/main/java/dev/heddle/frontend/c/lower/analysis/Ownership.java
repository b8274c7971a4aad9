// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.Models;
import dev.heddle.frontend.c.lower.link.ReachedSymbols;
import dev.heddle.frontend.c.lower.link.Symbols;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Determines which local variables are private memory: only their own thread can access them, and
 * only while the function runs. All others are shared. So are variables whose address is returned
 * or stored in an object that may live longer; their use after the return is then found. For the
 * same reason it determines which thread-local variables other threads may access.
 */
public final class Ownership {
  private final ReachedSymbols reach;
  private final PointsTo graph = new PointsTo();
  private final PointerFlow flow;

  /** Per object the function whose variable it is; null for others. */
  private final Map<Integer, Definition.Code> owners = new HashMap<>();

  private final Map<Definition.Code, Map<Integer, Integer>> objects = new HashMap<>();

  /** The objects that represent the program's thread-local variables. */
  private final Map<Definition.Variable, Integer> threadLocals = new HashMap<>();

  /** Stores through pointers: address and value. */
  private final List<int[]> stores = new ArrayList<>();

  private final Map<Integer, Definition.Code> results = new HashMap<>();
  private final Recursion recursion = new Recursion();

  public Ownership(Symbols symbols, ReachedSymbols reach, Models models) {
    this.reach = reach;
    this.flow = new PointerFlow(symbols, reach, models, graph, this);
  }

  /** Solves the analysis for all functions, given their variables. */
  public void solve(List<FunctionAnalysis> analyses) {
    for (FunctionAnalysis f : analyses) {
      flow.declare(f);
    }
    for (FunctionAnalysis f : analyses) {
      flow.function(f);
    }
    if (reach.functions().stream().anyMatch(Definition.Modelled.class::isInstance)) {
      flow.modelled();
    }
    for (Definition.Variable v : reach.variables()) {
      flow.data(v);
    }
    do {
      graph.solve(flow::shared);
    } while (shareWhatOutlives());
  }

  /** A variable of the function, by the local that is its address. */
  int variable(Definition.Code function, int local) {
    int object = graph.object();
    owners.put(object, function);
    objects.computeIfAbsent(function, f -> new HashMap<>()).put(local, object);
    return object;
  }

  /**
   * The object of a thread-local variable, which holds what is shared, and what is stored there.
   */
  int threadLocal(Definition.Variable variable) {
    return threadLocals.computeIfAbsent(
        variable,
        v -> {
          int object = graph.object();
          graph.add(graph.contents(object), PointsTo.SHARED);
          return object;
        });
  }

  void calls(Object caller, Object callee) {
    recursion.calls(caller, callee);
  }

  void result(Definition.Code function, int node) {
    results.put(node, function);
  }

  /** A store whose address may be another function's variable. */
  void store(int address, int value) {
    stores.add(new int[] {address, value});
  }

  private boolean shareWhatOutlives() {
    BitSet found = new BitSet();
    results.forEach(
        (node, f) -> graph.set(node).stream().filter(o -> owners.get(o) == f).forEach(found::set));
    for (int[] store : stores) {
      BitSet targets = graph.set(store[0]);
      BitSet values = graph.set(store[1]);
      values.stream()
          .filter(owners::containsKey)
          .filter(value -> targets.stream().anyMatch(target -> mayOutlive(target, value)))
          .forEach(found::set);
    }
    found.stream().filter(o -> graph.isShared(o)).forEach(found::clear);
    found.stream().forEach(graph::share);
    return !found.isEmpty();
  }

  private boolean mayOutlive(int target, int value) {
    Definition.Code owner = owners.get(target);
    return threadLocals.containsValue(target)
        || owner != null && (owner != owners.get(value) || recursion.isRecursive(owner));
  }

  /** Whether other threads may get the address of a thread-local variable. */
  public boolean leaks(Definition.Variable threadLocal) {
    Integer object = threadLocals.get(threadLocal);
    return object != null && graph.isShared(object);
  }

  /** Whether the variable is its thread's own. */
  public boolean isPrivate(Definition.Code function, int local) {
    Integer object = objects.getOrDefault(function, Map.of()).get(local);
    return object != null && !graph.isShared(object);
  }

  /** Whether only callees see the arguments after the declared ones. */
  public boolean variableArgumentsArePrivate() {
    return flow.rests().noneMatch(graph::isShared);
  }

  /** Whether the address is computed, without memory, from a variable of this function. */
  static boolean isOwn(FunctionAnalysis f, LlvmValue address) {
    LlvmValue at = address;
    while (at instanceof LlvmValue.Local(int local, var type)) {
      switch (f.usage().definition(local)) {
        case LlvmInstruction.Alloca a -> {
          return true;
        }
        case LlvmInstruction.ElementAddress e -> at = e.base();
        case LlvmInstruction.Convert c -> at = c.operand();
        case null, default -> {
          return false;
        }
      }
    }
    return at instanceof Constant.Undefined;
  }
}
