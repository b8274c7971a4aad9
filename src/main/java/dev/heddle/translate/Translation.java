// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.OwnGlobals;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A program as thread automata. It must have a known number of threads, calls that can be inlined,
 * and no memory that is reserved while threads run. Loops need no bound.
 *
 * @param program its goal is that a thread stops because of a defect that is looked for, if any is
 * @param names of the threads, as paths of spawns; a thread that watches for failures has none
 * @param defects why threads may stop, by number from 1
 * @param prologue the events of the first thread before the program of automata begins
 */
public record Translation(
    ParallelProgram program,
    List<String> names,
    List<List<MachineStep>> machineSteps,
    List<Defect> defects,
    List<String> prologue) {
  private static final String WATCHER = "watcher";

  /** Whether the goal may be missed because what a thread does is not known. */
  public boolean hasGaps() {
    return defects.stream().anyMatch(d -> d.kind() == Defect.Kind.GAP);
  }

  public Translation {
    names = List.copyOf(names);
    machineSteps = List.copyOf(machineSteps);
    defects = List.copyOf(defects);
    prologue = List.copyOf(prologue);
  }

  /**
   * With the goal that a thread stops because of one of these defects; at others it just stops.
   *
   * @throws InputException if the program has something that automata do not
   */
  public static Translation to(Set<Defect.Kind> noted, Program program) {
    ProgramFacts facts = new ProgramFacts(OwnGlobals.of(program));
    while (true) {
      try {
        TranslationUnit unit = new TranslationUnit(program, facts, noted);
        Translation translation = of(unit);
        if (!facts.haveChanged()) {
          return translation;
        }
      } catch (ProgramFacts.Changed _) {
        // Once more, knowing that.
      }
    }
  }

  private static Translation of(TranslationUnit unit) {
    List<Automaton> threads = new ArrayList<>();
    List<String> names = new ArrayList<>();
    List<List<MachineStep>> machineSteps = new ArrayList<>();
    for (int t = 0; t < unit.threads().size(); t++) {
      PartialEvaluator.TranslatedThread translated = PartialEvaluator.of(unit, t);
      threads.add(translated.thread());
      names.add(unit.name(t));
      machineSteps.add(translated.machineSteps());
    }
    if (unit.notesAny()) {
      threads.add(watcher());
    }
    return new Translation(
        new ParallelProgram(unit.program.name(), threads, unit.image),
        names,
        machineSteps,
        unit.defects(),
        unit.prologue);
  }

  /** Ends when some thread has failed, so that the goal is a failure of any thread. */
  private static Automaton watcher() {
    AutomatonBuilder builder = new AutomatonBuilder(WATCHER);
    int register = builder.register("failed");
    int start = builder.state("watches");
    int end = builder.state("has seen a failure");
    AutomatonTerm cell = AutomatonTerm.constant(CellNumber.of(CellNumber.Kind.FAILED, 0));
    builder.add(
        start,
        end,
        new TransitionCommand.Atomic(
            register, cell, AutomatonTerm.register(register), Optional.empty()));
    return builder.initial(start).addFinal(end).build();
  }
}
