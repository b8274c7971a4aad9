// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.link;

import dev.heddle.frontend.c.llvm.Alias;
import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.GlobalVariable;
import dev.heddle.frontend.c.llvm.InstructionParts;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Module;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Calls of printf and similar functions whose result is unused become calls of primitives: the text
 * is made only if an execution is shown. The others must count its characters, or read strings that
 * may not be there any more.
 */
public final class PrintCalls {
  private static final Map<String, String> PRIMITIVES =
      Map.of(
          "printf", "__heddle_print", "fprintf", "__heddle_fprint", "dprintf", "__heddle_fprint");

  /** A conversion of printf; its last character says which. */
  private static final Pattern CONVERSION = Pattern.compile("%[-+ #0'*.0-9hlLqjzt]*.");

  private final Map<String, String> primitives = new HashMap<>(PRIMITIVES);

  /** The constant strings of a module, by name. */
  private final Map<String, String> texts = new HashMap<>();

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
  public static List<Module> simplified(List<Module> modules) {
    PrintCalls calls = new PrintCalls(modules);
    return modules.stream().map(calls::in).toList();
  }

  private Module in(Module m) {
    boolean prints = m.functions().stream().anyMatch(f -> primitives.containsKey(f.name()));
    texts.clear();
    for (GlobalVariable g : prints ? m.globals() : List.<GlobalVariable>of()) {
      if (g.constant() && g.initializer().orElse(null) instanceof Constant.Bytes text) {
        texts.put(g.name(), new String(text.bytes(), StandardCharsets.ISO_8859_1));
      }
    }
    return prints
        ? new Module(
            m.name(),
            m.layout(),
            m.globals(),
            m.aliases(),
            m.functions().stream().map(this::in).toList(),
            m.types())
        : m;
  }

  private LlvmFunction in(LlvmFunction f) {
    BitSet used = new BitSet();
    boolean any = false;
    for (Block block : f.blocks()) {
      for (LlvmInstruction i : block.instructions()) {
        any |= primitive(i) != null;
        InstructionParts.operands(
            i,
            value -> {
              if (value instanceof LlvmValue.Local(int local, var type)) {
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
    return counts || readsStrings(call)
        ? call
        : new LlvmInstruction.Call(
            call.result(),
            call.type(),
            new Constant.Symbol(primitive(call)),
            call.arguments(),
            call.at());
  }

  /** Whether it prints strings that are no constants, as far as its format is known. */
  private boolean readsStrings(LlvmInstruction.Call call) {
    int next = primitive(call).equals("__heddle_print") ? 0 : 1;
    List<LlvmInstruction.Argument> arguments = call.arguments();
    String format = next < arguments.size() ? text(arguments.get(next).value()) : "";
    Matcher conversions = CONVERSION.matcher(format);
    while (conversions.find()) {
      String all = conversions.group();
      if (!all.equals("%%")) {
        next += 1 + (int) all.chars().filter(c -> c == '*').count();
        boolean isRead = all.endsWith("s") && next < arguments.size();
        if (isRead && arguments.get(next).value() instanceof LlvmValue.Local) {
          return true;
        }
      }
    }
    return false;
  }

  /** The text that is there; nothing if that is not known. */
  private String text(LlvmValue address) {
    return address instanceof Constant.Symbol(String name) ? texts.getOrDefault(name, "") : "";
  }

  /** What can be called in its place if the result does not matter; null for anything else. */
  private String primitive(LlvmInstruction instruction) {
    return instruction instanceof LlvmInstruction.Call call
            && call.callee() instanceof Constant.Symbol(String name)
        ? primitives.get(name)
        : null;
  }
}
