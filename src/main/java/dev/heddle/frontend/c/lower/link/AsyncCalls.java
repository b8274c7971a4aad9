// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmInstruction.Call;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.program.InputException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * CBMC's labels that start a thread: the call after one becomes a spawn. In the text there is a
 * switch over {@code __heddle_async()} around the statement; its arguments are evaluated before.
 */
public final class AsyncCalls {
  private static final String MARKER = "__heddle_async";
  private static final String SPAWN = "__heddle_spawn";

  private final LlvmFunction function;
  private final Map<Integer, Block> blocks = new HashMap<>();

  /** The calls that start threads, and what they become. */
  private final Map<LlvmInstruction, Call> spawns = new IdentityHashMap<>();

  private AsyncCalls(LlvmFunction function) {
    this.function = function;
    function.blocks().forEach(block -> blocks.put(block.index(), block));
  }

  /** The modules with such calls replaced. */
  public static List<Module> spawned(List<Module> modules) {
    return modules.stream()
        .map(m ->
            m.functions().stream().anyMatch(f -> f.name().equals(MARKER))
                ? new Module(
                    m.name(),
                    m.layout(),
                    m.globals(),
                    m.aliases(),
                    m.functions().stream().map(f -> new AsyncCalls(f).replaced()).toList(),
                    m.types())
                : m)
        .toList();
  }

  private LlvmFunction replaced() {
    for (Block block : function.blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        if (i instanceof Call call
            && call.callee() instanceof Constant.Symbol(String name)
            && name.equals(MARKER)) {
          statement(call, block.instructions().getLast());
        }
      }
    }
    return new LlvmFunction(
        function.name(),
        function.linkage(),
        function.type(),
        function.parameters(),
        function.blocks().stream().map(this::replaced).toList(),
        function.locals(),
        function.at());
  }

  private Block replaced(Block block) {
    return new Block(
        block.index(),
        block.label(),
        block.instructions().stream().map(i -> spawns.containsKey(i) ? spawns.get(i) : i).toList());
  }

  /** From the case of the switch to its end there must be nothing but a call. */
  private void statement(Call marker, LlvmInstruction last) {
    int from;
    int end;
    switch (last) {
      case LlvmInstruction.Switch s when s.cases().size() == 1 -> {
        from = s.cases().getFirst().target();
        end = s.otherwise();
      }
      case LlvmInstruction.Branch b -> {
        from = b.whenTrue();
        end = b.whenFalse();
      }
      default -> throw refused(marker);
    }
    Call found = null;
    for (int at = from; at != end; ) {
      List<LlvmInstruction> code = blocks.get(at).instructions();
      for (LlvmInstruction i : code) {
        found = next(marker, found, i);
      }
      at = code.getLast() instanceof LlvmInstruction.Jump jump ? jump.target() : end;
    }
    if (found == null) {
      throw refused(marker);
    }
    spawns.put(found, spawn(found));
  }

  /** The call that was found so far; nothing may follow it, and nothing be written. */
  private static Call next(Call marker, Call found, LlvmInstruction i) {
    return switch (i) {
      case LlvmInstruction.Declare d -> found;
      case LlvmInstruction.Jump j -> found;
      case Call call when found == null && isPlain(call) -> call;
      case LlvmInstruction.Load l when found == null -> null;
      case LlvmInstruction.ElementAddress e when found == null -> null;
      case LlvmInstruction.Convert c when found == null -> null;
      case LlvmInstruction.Binary b when found == null -> null;
      default -> throw refused(marker);
    };
  }

  private static boolean isPlain(Call call) {
    return !(call.callee() instanceof LlvmValue.Assembly)
        && !(call.callee() instanceof Constant.Symbol(String name) && name.startsWith("llvm."))
        && call.arguments().stream().allMatch(a -> a.copied().isEmpty());
  }

  private static Call spawn(Call call) {
    List<LlvmInstruction.Argument> arguments = new ArrayList<>(call.arguments());
    arguments.addFirst(
        new LlvmInstruction.Argument(call.callee(), Optional.empty(), Optional.empty(), 1));
    return new Call(call.result(), call.type(), new Constant.Symbol(SPAWN), arguments, call.at());
  }

  private static InputException refused(Call marker) {
    return new InputException(
        marker.at(), "unsupported: only a call can follow a label that starts a thread");
  }
}
