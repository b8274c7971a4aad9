// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assumptions.abort;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.OptimalDpor;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.frontend.c.LibraryModels;
import dev.heddle.frontend.c.clang.Clang;
import dev.heddle.frontend.c.clang.ClangException;
import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.reader.ModuleReader;
import dev.heddle.frontend.c.lower.Lowering;
import dev.heddle.frontend.c.lower.body.LoweringOptions;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Instruction;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What the executions of a C program come to.
 *
 * @param complete executions where no thread was stopped by an assumption, or spins
 * @param blocked the others
 * @param longest events of the longest execution
 * @param errors what went wrong in any of them
 */
record Explored(long complete, long blocked, int longest, SortedSet<String> errors) {
  private static final long MOST = 200_000;

  /** All executions of a program under SC. */
  static Explored of(String source) {
    return of(source, MemoryModel.SC, Optional.empty());
  }

  static Explored of(String source, MemoryModel model) {
    return of(source, model, Optional.empty());
  }

  static Explored of(String source, MemoryModel model, Optional<Nondet> nondet) {
    Collector collector = new Collector();
    Statistics statistics = explore(program(source, nondet), model, new OptimalDpor(), collector);
    if (statistics.redundant() > 0) {
      throw new AssertionError(statistics);
    }
    return new Explored(collector.complete, collector.blocked, collector.longest, collector.errors);
  }

  /** The errors that another search finds. */
  static SortedSet<String> errors(String source, MemoryModel model, Explorer explorer) {
    Collector collector = new Collector();
    explore(program(source, Optional.empty()), model, explorer, collector);
    return collector.errors;
  }

  private static Statistics explore(
      Program program, MemoryModel model, Explorer explorer, Collector collector) {
    Machine machine =
        new Machine(
            LoopBound.withSpinning(program, LoopBound.NONE),
            model,
            OutputListener.NONE,
            new SharedNumbers(),
            MachineOptions.STATES);
    Statistics statistics = explorer.explore(machine, collector);
    if (statistics.end() != Statistics.End.EXHAUSTED) {
      throw new AssertionError(statistics);
    }
    return statistics;
  }

  static Program program(String source, Optional<Nondet> nondet) {
    try {
      Path file = Files.createTempFile("heddle", ".c");
      try {
        Files.writeString(file, source);
        Module module =
            ModuleReader.read("test.c", Clang.bundled().compile(file, List.of("-D_GNU_SOURCE")));
        List<Module> all = List.of(module);
        return Lowering.lower(
            "test.c", all, new LibraryModels(all, nondet), LoweringOptions.DEFAULT);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClangException e) {
      return e.getMessage().startsWith("no clang") ? abort(e.getMessage()) : fail(e);
    }
  }

  private static Program fail(ClangException e) {
    throw new AssertionError(e);
  }

  /** Looks at each execution. */
  private static final class Collector implements Observer {
    private final SortedSet<String> errors = new TreeSet<>();
    private long complete;
    private long blocked;
    private int longest;

    @Override
    public int maxLength() {
      return 10_000;
    }

    @Override
    public boolean onExecution(Machine machine, boolean whole) {
      if (!whole) {
        throw new AssertionError("an execution does not end");
      }
      longest = Math.max(longest, machine.execution().length());
      boolean stopped = false;
      boolean halted = false;
      SortedSet<String> waits = new TreeSet<>();
      for (int t = 0; t < machine.threadCount(); t++) {
        if (machine.state().isStarted(t)) {
          Stop stop = machine.state().stop(t);
          boolean spins = machine.isParked(t);
          stopped |= stop != Stop.NONE || spins;
          halted |= machine.state().isHalted(t);
          if (stop.isFailure() || stop.isCut()) {
            errors.add(text(machine, t));
          } else if (stop == Stop.NONE && !spins && !machine.state().isEnded(t)) {
            waits.add(awaited(machine, t));
          }
        }
      }
      if (!waits.isEmpty() && !stopped && !halted) {
        errors.add("deadlock: " + String.join(", ", waits));
      }
      for (int i = 0; i < machine.faults().count(); i++) {
        errors.add(machine.faults().what(i).toString());
      }
      if (stopped) {
        blocked++;
      } else {
        complete++;
      }
      return complete + blocked < MOST;
    }

    private static String text(Machine machine, int t) {
      return switch (Origin.instruction(machine.program(), machine.state().origin(t))) {
        case Instruction.Assert a -> a.failure() + ": " + a.message();
        case Instruction.Cut c -> "cut: " + c.reason();
        default -> machine.state().stop(t).toString();
      };
    }

    private static String awaited(Machine machine, int t) {
      return switch (Origin.instruction(machine.program(), machine.state().origin(t))) {
        case Instruction.Await a -> a.what();
        case Instruction.Join j -> "join";
        case Instruction.Lock l -> "lock";
        default -> "event " + machine.state().next(t);
      };
    }
  }
}
