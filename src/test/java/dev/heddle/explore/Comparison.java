// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Fault;
import dev.heddle.oracle.Model;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * What differs between an explorer and brute force; empty text if nothing does. Public and of
 * foreign types only, so that {@link MutationTest} can call it in another class loader.
 */
public final class Comparison {
  private Comparison() {}

  /** Every trace exactly once, with the same ending, and no run in vain. */
  public static String optimal(Program program, Model model, Result expected) {
    return optimal(explore(program, model, expected, new OptimalDpor()), expected);
  }

  /** The same, threads that only look being left aside; null where none is, or all must act. */
  public static String deferredReads(Program program, Model model, Result expected) {
    MemoryModel same = MemoryModel.valueOf(model.name());
    Exploration seen =
        Exploration.withDeferredReads(program, same, new OptimalDpor(), most(expected));
    return seen == null || seen.looked() == 0 ? null : optimal(seen, expected);
  }

  /** Every end, where orders are left open that no thread observes; null if that does not fit. */
  public static String ends(Program program, Model model, Result expected) {
    Plan plan = Plan.FULL.without(Technique.TWINS);
    return ends(program, model, expected, plan, Comparison::end);
  }

  /** Every end but for the names of threads, where equal threads begin in one order. */
  public static String twins(Program program, Model model, Result expected) {
    return ends(program, model, expected, Plan.FULL, Comparison::unnamed);
  }

  /** Every trace exactly once, where accesses of confined locations are no events. */
  public static String confined(Program program, Model model, Result expected) {
    MemoryModel same = MemoryModel.valueOf(model.name());
    return optimal(
        new ConfinedExploration(program, same, new OptimalDpor(), Plan.TRACES, 1).explore(),
        expected);
  }

  private static String ends(
      Program program, Model model, Result expected, Plan plan, Function<Ending, String> text) {
    Machine machine =
        new Machine(
            program,
            MemoryModel.valueOf(model.name()),
            OutputListener.NONE,
            new SharedNumbers(),
            MachineOptions.STATES.with(plan).commutingUpdates());
    Set<String> lost = new TreeSet<>();
    expected.endings().values().forEach(e -> lost.add(text.apply(e)));
    List<String> redundant = new ArrayList<>();
    try {
      Statistics statistics =
          new OptimalDpor()
              .explore(
                  machine,
                  (m, complete) -> {
                    lost.remove(text.apply(Endings.of(m)));
                    return complete;
                  });
      redundant.addAll(Collections.nCopies((int) statistics.redundant(), "a run"));
    } catch (TechniqueException e) {
      return null;
    }
    return list("ends lost", lost) + list("redundant", redundant);
  }

  /** Without the registers of threads, which may hold what nobody uses. */
  private static String end(Ending ending) {
    return ending.fates() + " " + ending.faults() + " " + ending.memory();
  }

  /** The same whichever thread is which. */
  private static String unnamed(Ending ending) {
    return ending.fates().values().stream().sorted().toList()
        + " "
        + ending.faults().stream().map(Fault::kind).sorted().toList()
        + " "
        + ending.memory();
  }

  /** Every trace exactly once, whichever techniques are used. */
  static String planned(Program program, Model model, Result expected, Plan plan) {
    MemoryModel same = MemoryModel.valueOf(model.name());
    Exploration optimal =
        Exploration.withDeferredReads(program, same, new OptimalDpor(), most(expected), plan);
    if (optimal == null) {
      optimal = Exploration.of(program, same, new OptimalDpor(), most(expected), plan);
    }
    Exploration source = Exploration.of(program, same, new SourceDpor(), most(expected), plan);
    return optimal(optimal, expected) + traces(source, expected) + repeated(source);
  }

  static String optimal(Exploration seen, Result expected) {
    String difference = traces(seen, expected) + repeated(seen) + endings(seen, expected);
    long redundant = seen.statistics().redundant();
    return difference + (redundant == 0 ? "" : redundant + " redundant runs\n");
  }

  /** Every trace exactly once, whether threads that only look are left aside or not. */
  public static String source(Program program, Model model, Result expected) {
    Exploration seen = explore(program, model, expected, new SourceDpor());
    MemoryModel same = MemoryModel.valueOf(model.name());
    Exploration aside =
        Exploration.withDeferredReads(program, same, new SourceDpor(), most(expected));
    return traces(seen, expected)
        + repeated(seen)
        + (aside == null ? "" : traces(aside, expected) + repeated(aside));
  }

  /**
   * The same traces, each once, whether races are handled as often as they may matter or in every
   * execution; null if there are more than so many executions.
   */
  public static String races(Program program, Model model, int most) {
    MemoryModel same = MemoryModel.valueOf(model.name());
    Plan plan = Plan.FULL.without(Technique.SETTLED_RACES);
    Explorer published = new OptimalDpor(Integer.MAX_VALUE, Dpor.Options.USUAL_BREAKS);
    Exploration all = Exploration.of(program, same, published, most, plan);
    if (all.statistics().end() == Statistics.End.STOPPED) {
      return null;
    }
    Exploration some = Exploration.of(program, same, new OptimalDpor(), 2L * most);
    long redundant = some.statistics().redundant() + all.statistics().redundant();
    return list("missed", minus(all.endings().keySet(), some.endings().keySet()))
        + list("impossible", minus(some.endings().keySet(), all.endings().keySet()))
        + repeated(all)
        + repeated(some)
        + (redundant == 0 ? "" : redundant + " redundant runs\n");
  }

  private static Exploration explore(
      Program program, Model model, Result expected, Explorer explorer) {
    MemoryModel same = MemoryModel.valueOf(model.name());
    return Exploration.of(program, same, explorer, most(expected));
  }

  private static long most(Result expected) {
    return 4L * expected.endings().size() + 100;
  }

  static String traces(Exploration seen, Result expected) {
    return list("missed", minus(expected.signatures(), seen.endings().keySet()))
        + impossible(seen, expected);
  }

  private static String impossible(Exploration seen, Result expected) {
    return list("impossible", minus(seen.endings().keySet(), expected.signatures()));
  }

  private static String repeated(Exploration seen) {
    return list("repeated", seen.repeated());
  }

  private static String endings(Exploration seen, Result expected) {
    StringBuilder out = new StringBuilder();
    seen.endings()
        .forEach((signature, ending) -> {
          Ending other = expected.endings().get(signature);
          if (other != null && !other.equals(ending)) {
            out.append(signature).append(" ends in ").append(ending);
            out.append(", should in ").append(other).append('\n');
          }
        });
    return out.toString();
  }

  private static TreeSet<String> minus(Set<String> all, Set<String> some) {
    TreeSet<String> rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }

  private static String list(String what, Collection<String> signatures) {
    return signatures.isEmpty()
        ? ""
        : signatures.size() + " " + what + ", such as " + List.copyOf(signatures).getFirst() + "\n";
  }
}
