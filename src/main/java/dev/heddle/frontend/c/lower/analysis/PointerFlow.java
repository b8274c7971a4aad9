// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.Models;
import dev.heddle.frontend.c.lower.link.ReachedSymbols;
import dev.heddle.frontend.c.lower.link.Symbols;
import dev.heddle.frontend.c.lower.link.Unit;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** Adds the constraints of instructions to {@link PointsTo}. */
final class PointerFlow {
  private static final int NO_REST = -1;

  private final Symbols symbols;
  private final ReachedSymbols reach;
  private final PointsTo graph;
  private final Ownership ownership;
  private final CallFlow calls;
  private final Map<Definition.Code, FunctionNodes> functions = new HashMap<>();

  /** The objects that represent functions. */
  private final Map<Definition, Integer> functionObjects = new HashMap<>();

  private final Map<Integer, Definition.Code> codeOf = new HashMap<>();

  /** A value that points to shared memory and nowhere else. */
  private final int shared;

  PointerFlow(
      Symbols symbols, ReachedSymbols reach, Models models, PointsTo graph, Ownership ownership) {
    this.symbols = symbols;
    this.reach = reach;
    this.graph = graph;
    this.ownership = ownership;
    this.shared = graph.node();
    graph.add(shared, PointsTo.SHARED);
    this.calls = new CallFlow(symbols, models, graph, this, ownership);
  }

  /**
   * @param first the node of the function's first local
   * @param result the node of what it returns
   * @param rest the object that holds the arguments after the declared ones, if it takes any
   */
  record FunctionNodes(FunctionAnalysis analysis, int first, int result, int rest) {
    int local(int index) {
      return first + index;
    }

    boolean takesMore() {
      return rest != NO_REST;
    }
  }

  void declare(FunctionAnalysis f) {
    LlvmFunction function = f.function();
    int first = graph.node();
    for (int i = 1; i < function.locals().size(); i++) {
      graph.node();
    }
    int result = graph.node();
    int rest = function.type().variadic() ? graph.object() : NO_REST;
    functions.put(f.code(), new FunctionNodes(f, first, result, rest));
    ownership.result(f.code(), result);
  }

  FunctionNodes nodes(Definition.Code code) {
    return functions.get(code);
  }

  /** The objects that hold variable arguments. */
  IntStream rests() {
    return functions.values().stream()
        .filter(FunctionNodes::takesMore)
        .mapToInt(FunctionNodes::rest);
  }

  /** The function that an object represents, or null. */
  Definition.Code codeAt(int object) {
    return codeOf.get(object);
  }

  void function(FunctionAnalysis f) {
    FunctionNodes nodes = functions.get(f.code());
    for (LlvmFunction.Parameter p : f.function().parameters()) {
      if (p.copied().isPresent()) {
        int object = ownership.variable(f.code(), p.local());
        graph.add(nodes.local(p.local()), object);
      }
    }
    if (f.code().name().equals("main")) {
      f.function().parameters().forEach(p -> graph.copy(shared, nodes.local(p.local())));
    }
    for (Block block : f.flow().blocks()) {
      block.instructions().forEach(i -> instruction(nodes, i));
    }
  }

  /** A modelled function may be called through a pointer, and do anything with its arguments. */
  void modelled() {
    calls.leakParameters();
  }

  void data(Definition.Variable v) {
    InstructionParts.symbols(
        v.variable().initializer().orElseThrow(), name -> graph.escape(symbol(v.unit(), name)));
  }

  /** The node of an operand. */
  int node(FunctionNodes f, LlvmValue value) {
    if (value instanceof LlvmValue.Local(int local, var type)) {
      return f.local(local);
    }
    int[] node = {PointsTo.NOWHERE};
    InstructionParts.symbols(
        value,
        name -> {
          int one = symbol(f.analysis().code().unit(), name);
          if (node[0] == PointsTo.NOWHERE) {
            node[0] = one;
          } else if (one != node[0]) {
            int both = graph.node();
            graph.copy(node[0], both);
            graph.copy(one, both);
            node[0] = both;
          }
        });
    return node[0];
  }

  int shared() {
    return shared;
  }

  /** Called when an object became shared; a shared function may be called from anywhere. */
  void shared(int object) {
    Definition.Code code = codeOf.get(object);
    if (code != null) {
      calls.shared(code);
    }
  }

  private int symbol(Unit unit, String name) {
    return switch (symbols.find(unit, name).orElse(null)) {
      case Definition.Code c when reach.isReached(c) -> functionNode(c);
      case Definition.Variable v when v.isOwnedByThreads() -> threadLocalNode(v);
      case null, default -> shared;
    };
  }

  private int functionNode(Definition.Code c) {
    return functionObjects.computeIfAbsent(
        c,
        k -> {
          int object = graph.object();
          codeOf.put(object, c);
          int node = graph.node();
          graph.add(node, object);
          return node;
        });
  }

  private int threadLocalNode(Definition.Variable v) {
    int node = graph.node();
    graph.add(node, ownership.threadLocal(v));
    return node;
  }

  private void instruction(FunctionNodes f, LlvmInstruction instruction) {
    switch (instruction) {
      case LlvmInstruction.Alloca i -> {
        if (!f.analysis().slots().widths().containsKey(i.result())) {
          graph.add(f.local(i.result()), ownership.variable(f.analysis().code(), i.result()));
        }
      }
      case LlvmInstruction.Load i -> {
        if (f.analysis().slots().isSlot(i.address())) {
          graph.copy(node(f, i.address()), f.local(i.result()));
        } else {
          graph.load(node(f, i.address()), f.local(i.result()));
        }
      }
      case LlvmInstruction.Store i -> store(f, i.address(), i.value());
      case LlvmInstruction.CompareExchange i -> {
        graph.load(node(f, i.address()), f.local(i.result()));
        store(f, i.address(), i.desired());
      }
      case LlvmInstruction.Update i -> {
        graph.load(node(f, i.address()), f.local(i.result()));
        store(f, i.address(), i.operand());
      }
      case LlvmInstruction.Return i -> i.value().ifPresent(v -> returns(f, v));
      case LlvmInstruction.Compare i -> {}
      case LlvmInstruction.FloatCompare i -> {}
      case LlvmInstruction.Call i -> calls.call(f, i);
      case LlvmInstruction.AssemblyJump i -> calls.call(f, i.call());
      case LlvmInstruction.VaArg i -> graph.copy(shared, f.local(i.result()));
      default -> {
        if (instruction.result() >= 0) {
          InstructionParts.operands(
              instruction, v -> graph.copy(node(f, v), f.local(instruction.result())));
        }
      }
    }
  }

  /** Adds the flow of a returned value, unless it is narrower than a pointer. */
  private void returns(FunctionNodes f, LlvmValue value) {
    boolean narrow =
        value.type() instanceof Type.Int(int bits) && bits < 64
            || value.type() instanceof Type.Floating;
    if (!narrow) {
      graph.copy(node(f, value), f.result());
    }
  }

  private void store(FunctionNodes f, LlvmValue address, LlvmValue value) {
    int from = node(f, value);
    int to = node(f, address);
    if (f.analysis().slots().isSlot(address)) {
      graph.copy(from, to);
      return;
    }
    graph.store(to, from);
    if (from != PointsTo.NOWHERE && !Ownership.isOwn(f.analysis(), address)) {
      ownership.store(to, from);
    }
  }
}
