// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.Models;
import dev.heddle.frontend.c.lower.link.Symbols;
import java.util.ArrayList;
import java.util.List;

/** Adds the constraints of calls to {@link PointsTo}. */
final class CallFlow {
  /** Arguments of calls through pointers beyond these leak. */
  private static final int MOST_PARAMETERS = 16;

  private final Symbols symbols;
  private final Models models;
  private final PointsTo graph;
  private final PointerFlow flow;
  private final Ownership ownership;

  /** What flows into and out of functions whose addresses are in shared memory. */
  private final List<Integer> sharedParameters = new ArrayList<>();

  private final int sharedResult;

  CallFlow(Symbols symbols, Models models, PointsTo graph, PointerFlow flow, Ownership ownership) {
    this.symbols = symbols;
    this.models = models;
    this.graph = graph;
    this.flow = flow;
    this.ownership = ownership;
    this.sharedResult = graph.node();
    graph.copy(graph.contents(PointsTo.SHARED), sharedResult);
  }

  void call(PointerFlow.FunctionNodes f, LlvmInstruction.Call call) {
    switch (call.callee()) {
      case Constant.Symbol(String name) when name.startsWith("llvm.") -> intrinsic(f, call, name);
      case Constant.Symbol(String name) -> named(f, call, name);
      case LlvmValue.Assembly a -> leakAll(f, call);
      default -> graph.watch(flow.node(f, call.callee()), object -> indirect(f, call, object));
    }
  }

  private void indirect(PointerFlow.FunctionNodes f, LlvmInstruction.Call call, int object) {
    Definition.Code callee = flow.codeAt(object);
    if (callee != null) {
      bind(f, call, callee);
    } else {
      callShared(f, call);
    }
  }

  /** A call of any function whose address is in shared memory, or of a modelled one. */
  private void callShared(PointerFlow.FunctionNodes f, LlvmInstruction.Call call) {
    ownership.calls(f.analysis().code(), Recursion.ANY_SHARED);
    for (int i = 0; i < call.arguments().size(); i++) {
      int argument = flow.node(f, call.arguments().get(i).value());
      if (i >= MOST_PARAMETERS) {
        graph.escape(argument);
        continue;
      }
      graph.copy(argument, parameter(i));
      if (call.arguments().get(i).copied().isPresent()) {
        graph.load(argument, parameter(i));
      }
    }
    if (call.result() >= 0) {
      graph.copy(sharedResult, f.local(call.result()));
    }
  }

  /** The node for an argument of calls of shared functions. */
  private int parameter(int i) {
    while (sharedParameters.size() <= i) {
      sharedParameters.add(graph.node());
    }
    return sharedParameters.get(i);
  }

  void leakParameters() {
    for (int i = 0; i < MOST_PARAMETERS; i++) {
      graph.escape(parameter(i));
    }
  }

  /** The function's address is in shared memory. */
  void shared(Definition.Code code) {
    PointerFlow.FunctionNodes target = flow.nodes(code);
    ownership.calls(Recursion.ANY_SHARED, code);
    List<LlvmFunction.Parameter> parameters = code.function().parameters();
    for (int i = 0; i < MOST_PARAMETERS; i++) {
      if (i >= parameters.size()) {
        rest(target, parameter(i), false);
      } else if (parameters.get(i).copied().isPresent()) {
        graph.store(target.local(parameters.get(i).local()), parameter(i));
      } else {
        graph.copy(parameter(i), target.local(parameters.get(i).local()));
      }
    }
    graph.copy(target.result(), sharedResult);
  }

  private void named(PointerFlow.FunctionNodes f, LlvmInstruction.Call call, String name) {
    switch (symbols.callee(f.analysis().code(), call, name).orElse(null)) {
      case Definition.Code callee -> bind(f, call, callee);
      case Definition.Modelled m -> modelled(f, call, m.name());
      case Definition.UndefinedFunction u -> {} // the thread ends there
      case null, default -> leakAll(f, call);
    }
  }

  private void bind(
      PointerFlow.FunctionNodes f, LlvmInstruction.Call call, Definition.Code callee) {
    PointerFlow.FunctionNodes target = flow.nodes(callee);
    ownership.calls(f.analysis().code(), callee);
    List<LlvmFunction.Parameter> parameters = callee.function().parameters();
    for (int i = 0; i < call.arguments().size(); i++) {
      int argument = flow.node(f, call.arguments().get(i).value());
      boolean copied = call.arguments().get(i).copied().isPresent();
      if (i >= parameters.size()) {
        rest(target, argument, copied);
      } else if (parameters.get(i).copied().isPresent()) {
        int contents = graph.node();
        graph.load(argument, contents);
        graph.store(target.local(parameters.get(i).local()), contents);
      } else {
        graph.copy(argument, target.local(parameters.get(i).local()));
      }
    }
    if (call.result() >= 0) {
      graph.copy(target.result(), f.local(call.result()));
    }
  }

  /** An argument after the declared ones, or a copy of what it points to. */
  private void rest(PointerFlow.FunctionNodes target, int argument, boolean copied) {
    if (!target.takesMore()) {
      return;
    }
    if (copied) {
      graph.load(argument, graph.contents(target.rest()));
    } else {
      graph.copy(argument, graph.contents(target.rest()));
    }
  }

  private void modelled(PointerFlow.FunctionNodes f, LlvmInstruction.Call call, String name) {
    for (int i = 0; i < call.arguments().size(); i++) {
      int argument = flow.node(f, call.arguments().get(i).value());
      if (leaks(name, i)) {
        graph.escape(argument);
        graph.watch(argument, this::startThread);
      }
      if (call.result() >= 0) {
        graph.load(argument, f.local(call.result()));
      }
    }
    if (call.result() >= 0) {
      graph.copy(graph.contents(PointsTo.SHARED), f.local(call.result()));
    }
  }

  /**
   * What serves to synchronise is meant to be shared; and cells are known by their address, which
   * private memory uses again.
   */
  private boolean leaks(String name, int argument) {
    return switch (name) {
      case "__heddle_lock", "__heddle_unlock", "__heddle_trylock", "__heddle_holds" -> true;
      case "__heddle_await", "__heddle_try" -> true;
      default -> models.leaks(name, argument);
    };
  }

  /**
   * What is leaked to a primitive may be a function that becomes a thread. It is shared by now, so
   * that any shared function may get what is shared, and give its result to all.
   */
  private void startThread(int object) {
    graph.copy(graph.contents(PointsTo.SHARED), parameter(0));
    graph.escape(sharedResult);
  }

  private void leakAll(PointerFlow.FunctionNodes f, LlvmInstruction.Call call) {
    call.arguments().forEach(a -> graph.escape(flow.node(f, a.value())));
    if (call.result() >= 0) {
      graph.copy(graph.contents(PointsTo.SHARED), f.local(call.result()));
    }
  }

  private void intrinsic(PointerFlow.FunctionNodes f, LlvmInstruction.Call call, String name) {
    if (name.startsWith("llvm.memcpy")
        || name.startsWith("llvm.memmove")
        || name.startsWith("llvm.va_copy")) {
      int contents = graph.node();
      int to = flow.node(f, call.arguments().get(0).value());
      graph.load(flow.node(f, call.arguments().get(1).value()), contents);
      graph.store(to, contents);
      if (!Ownership.isOwn(f.analysis(), call.arguments().get(0).value())) {
        ownership.store(to, contents);
      }
    } else if (name.startsWith("llvm.va_start")) {
      int area = graph.node();
      graph.add(area, f.rest());
      graph.store(flow.node(f, call.arguments().get(0).value()), area);
    } else if (call.result() >= 0) {
      call.arguments().forEach(a -> graph.copy(flow.node(f, a.value()), f.local(call.result())));
      if (!name.startsWith("llvm.threadlocal.address")) {
        graph.copy(flow.shared(), f.local(call.result()));
      }
    }
  }
}
