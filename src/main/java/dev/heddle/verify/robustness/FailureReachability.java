// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.robustness;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.states.Reachability;
import dev.heddle.states.computation.Computation;
import dev.heddle.translate.Defect;
import dev.heddle.translate.MachineStep;
import dev.heddle.translate.Translation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Can a program of C fail, however often its loops iterate? Its threads become automata, and states
 * are searched instead of executions.
 *
 * @param defect what fails, if it does
 * @param schedule the same for the machine that runs the program itself
 */
public record FailureReachability(
    Reachability result, Optional<Defect> defect, Optional<String> schedule) {

  /** How to search. */
  public interface Search {
    Reachability run(dev.heddle.program.automaton.ParallelProgram program);
  }

  /**
   * Under SC or TSO. If threads come to where it is not known what they do, failures are looked for
   * up to there, and without one the answer is not known.
   *
   * @throws InputException if the program has something that automata do not
   */
  public static FailureReachability ask(Program program, MemoryModel model, Search search) {
    Translation all = Translation.to(EnumSet.allOf(Defect.Kind.class), program);
    FailureReachability first = ask(all, model, search);
    if (first.defect.filter(d -> d.kind() == Defect.Kind.GAP).isEmpty()) {
      return first;
    }
    Translation failures = Translation.to(EnumSet.of(Defect.Kind.FAILURE), program);
    FailureReachability second = ask(failures, model, search);
    return second.defect.isPresent() ? second : second.upTo(first.defect.get());
  }

  /** Without a failure. */
  public static FailureReachability of(Reachability result) {
    return new FailureReachability(result, Optional.empty(), Optional.empty());
  }

  /** Can a thread come to where it is not known what it does? */
  static FailureReachability toGap(Program program, MemoryModel model, Search search) {
    return ask(Translation.to(EnumSet.of(Defect.Kind.GAP), program), model, search);
  }

  private static FailureReachability ask(
      Translation translation, MemoryModel model, Search search) {
    Reachability result = search.run(translation.program());
    if (result.computation() == null) {
      return of(result);
    }
    Defect defect = defect(translation, result.computation());
    String schedule = schedule(translation, result.computation(), model);
    return new FailureReachability(result, Optional.of(defect), Optional.of(schedule));
  }

  /** The same, but nothing is known of what comes after a gap. */
  private FailureReachability upTo(Defect gap) {
    return of(result.unknown(gap.limit()));
  }

  /** What the watcher has seen, which is the last to move. */
  private static Defect defect(Translation translation, Computation computation) {
    int watcher = translation.names().size();
    for (Computation.Entry e : computation.entries()) {
      if (e.event().thread() == watcher) {
        return translation.defects().get((int) e.value() - 1);
      }
    }
    throw new IllegalStateException("a failure that nobody has seen");
  }

  /** The lanes that move, as the machine names them. */
  static String schedule(Translation translation, Computation computation, MemoryModel model) {
    List<String> steps = new ArrayList<>(translation.prologue());
    Map<Integer, List<MachineStep>> waiting = new HashMap<>();
    boolean[] undrained = new boolean[translation.names().size()];
    for (Computation.Entry e : computation.entries()) {
      int t = e.event().thread();
      if (t >= undrained.length) {
        continue;
      }
      List<MachineStep> buffer = waiting.computeIfAbsent(t, _ -> new ArrayList<>());
      if (e.event().isFlush()) {
        if (buffer.removeFirst().kind() == MachineStep.Kind.STORE && model != MemoryModel.SC) {
          steps.add(translation.names().get(t) + "!");
        }
        continue;
      }
      MachineStep step = translation.machineSteps().get(t).get(e.event().transition());
      if (step.kind() == MachineStep.Kind.STORE || step.kind() == MachineStep.Kind.SILENT_STORE) {
        buffer.add(step);
      }
      step(step, translation.names().get(t), model, undrained[t]).ifPresent(steps::add);
      undrained[t] = isUndrained(step.kind(), model, undrained[t]);
    }
    return String.join(" ", steps);
  }

  private static Optional<String> step(
      MachineStep step, String thread, MemoryModel model, boolean undrained) {
    return switch (step.kind()) {
      case NOTHING, SILENT_STORE -> Optional.empty();
      case READ, ATOMIC -> Optional.of(thread);
      case STORE -> model == MemoryModel.SC ? Optional.of(thread) : Optional.empty();
      case DRAIN -> undrained ? Optional.of(thread) : Optional.empty();
      case CHOICE -> Optional.of(thread + "?" + step.choice());
    };
  }

  private static boolean isUndrained(MachineStep.Kind kind, MemoryModel model, boolean before) {
    return switch (kind) {
      case STORE -> model != MemoryModel.SC;
      case ATOMIC, DRAIN -> false;
      case NOTHING, SILENT_STORE, READ, CHOICE -> before;
    };
  }
}
