package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.Value;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Calls of printf and its kin whose result nobody looks at, as most are, become calls of
 * primitives: the text is made only if somebody sees it. The others must count its characters.
 */
final class PrintCalls {
  private static final Map<String, String> PRIMITIVES =
      Map.of(
          "printf", "__heddle_print", "fprintf", "__heddle_fprint", "dprintf", "__heddle_fprint");

  private final Map<String, String> primitives = new HashMap<>(PRIMITIVES);

  private PrintCalls(List<Module> modules) {
    for (Module module : modules) {
      module.aliases().stream().map(Alias::name).forEach(primitives::remove);
      module.functions().stream()
          .filter(LlvmFunction::defined)
          .map(LlvmFunction::name)
          .forEach(primitives::remove);
    }
  }

  /** The modules with such calls replaced; what the program defines itself stays what it is. */
  static List<Module> simplified(List<Module> modules) {
    PrintCalls calls = new PrintCalls(modules);
    return modules.stream().map(calls::in).toList();
  }

  private Module in(Module m) {
    boolean prints = m.functions().stream().anyMatch(f -> primitives.containsKey(f.name()));
    return prints
        ? new Module(
            m.name(),
            m.layout(),
            m.globals(),
            m.aliases(),
            m.functions().stream().map(this::in).toList())
        : m;
  }

  private LlvmFunction in(LlvmFunction f) {
    BitSet used = new BitSet();
    boolean any = false;
    for (Block block : f.blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        any |= primitive(i) != null;
        Walk.operands(
            i,
            value -> {
              if (value instanceof Value.Local(int local, var type)) {
                used.set(local);
              }
            });
      }
    }
    return any
        ? new LlvmFunction(
            f.name(),
            f.linkage(),
            f.type(),
            f.parameters(),
            f.blocks().stream().map(block -> in(block, used)).toList(),
            f.locals(),
            f.at())
        : f;
  }

  private Block in(Block block, BitSet used) {
    return new Block(
        block.index(),
        block.label(),
        block.instructions().stream()
            .map(i ->
                i instanceof LlvmInstruction.Call call && primitive(i) != null
                    ? simplified(call, used)
                    : i)
            .toList());
  }

  private LlvmInstruction simplified(LlvmInstruction.Call call, BitSet used) {
    boolean counts = call.result() >= 0 && used.get(call.result());
    return counts
        ? call
        : new LlvmInstruction.Call(
            call.result(),
            call.type(),
            new Constant.Symbol(primitive(call)),
            call.arguments(),
            call.at());
  }

  /** What can be called in its place if the result does not matter; null for anything else. */
  private String primitive(LlvmInstruction instruction) {
    return instruction instanceof LlvmInstruction.Call call
            && call.callee() instanceof Constant.Symbol(String name)
        ? primitives.get(name)
        : null;
  }
}
