// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.lower.analysis.FunctionAnalysis;
import dev.heddle.frontend.c.lower.analysis.Ownership;
import dev.heddle.frontend.c.lower.body.Context;
import dev.heddle.frontend.c.lower.body.LoweringOptions;
import dev.heddle.frontend.c.lower.body.Synthetics;
import dev.heddle.frontend.c.lower.emit.FunctionLowering;
import dev.heddle.frontend.c.lower.link.AsyncCalls;
import dev.heddle.frontend.c.lower.link.DeclaredTypes;
import dev.heddle.frontend.c.lower.link.Definition;
import dev.heddle.frontend.c.lower.link.MemoryImage;
import dev.heddle.frontend.c.lower.link.Models;
import dev.heddle.frontend.c.lower.link.PrintCalls;
import dev.heddle.frontend.c.lower.link.ReachedSymbols;
import dev.heddle.frontend.c.lower.link.Symbols;
import dev.heddle.program.Function;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.Temporaries;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Links LLVM modules and lowers them to a program that starts at {@code main}. */
public final class Lowering {
  /** Events name an instruction by its function and its index, in one number. */
  private static final int MOST_INSTRUCTIONS = 1 << 17;

  private static final int MOST_FUNCTIONS = 1 << 12;

  /** Stands where a function will be. */
  private static final Function NOTHING = new Function("", 0, List.of(), List.of(), Map.of());

  private final String name;
  private final Models models;
  private final LoweringOptions options;
  private final Symbols symbols;
  private final ProgramBuilder out;

  private Lowering(String name, List<Module> modules, Models models, LoweringOptions options) {
    this.name = name;
    this.models = models;
    this.options = options;
    this.symbols = new Symbols(AsyncCalls.spawned(PrintCalls.simplified(modules)), models);
    this.out = new ProgramBuilder(name);
  }

  /**
   * @param name the program's name, for people
   * @throws InputException if the program has no main, or does something that is not supported
   */
  public static Program lower(
      String name, List<Module> modules, Models models, LoweringOptions options) {
    return new Lowering(name, modules, models, options).lower();
  }

  private Program lower() {
    Definition.Code main = main();
    ReachedSymbols reach = new ReachedSymbols(symbols);
    Start start = new Start(symbols, main);
    start.destructorArrays().forEach(reach::data);
    start.functions().forEach(reach::start);
    if (reach.functions().size() > MOST_FUNCTIONS) {
      throw new InputException(main.at(), "more than " + MOST_FUNCTIONS + " functions");
    }
    List<FunctionAnalysis> analyses = new ArrayList<>();
    for (Definition d : reach.functions()) {
      if (d instanceof Definition.Code code) {
        analyses.add(FunctionAnalysis.of(code));
      }
    }
    Ownership ownership = new Ownership(symbols, reach, models);
    ownership.solve(analyses);
    DeclaredTypes types = new DeclaredTypes();
    MemoryImage image = new MemoryImage(symbols, reach, ownership::leaks, types, out);
    ThreadVariables variables = new ThreadVariables(image, out);
    Context context =
        new Context(symbols, reach, image, ownership, models, options, new Synthetics(out), types);
    reach.functions().forEach(d -> out.function(NOTHING));
    for (FunctionAnalysis f : analyses) {
      Function function = FunctionLowering.lower(context, f);
      if (function.code().size() > MOST_INSTRUCTIONS) {
        throw new InputException(
            f.function().at(), "the function " + f.code().name() + " is too long");
      }
      out.replace(reach.index(f.code()), function);
    }
    for (Definition d : reach.functions()) {
      if (d instanceof Definition.Modelled m) {
        out.replace(reach.index(m), Thunk.lower(context, m));
      } else if (d instanceof Definition.UndefinedFunction u) {
        out.replace(reach.index(u), Thunk.lower(u, reach.whereTaken(u)));
      }
    }
    out.thread(start.lower(context, variables, out));
    out.alone();
    out.types(types.all());
    return Temporaries.removed(variables.endedWithThreads(out.build()));
  }

  private Definition.Code main() {
    if (symbols.exported("main").orElse(null) instanceof Definition.Code code) {
      return code;
    }
    throw new InputException(new SourcePosition(name, 0, 0), "there is no function main");
  }
}
