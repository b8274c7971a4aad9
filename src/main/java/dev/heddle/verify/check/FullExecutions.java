// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.CompleteReplay;
import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Confinement;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;

/** The executions with all events that those of a search with confined accesses stand for. */
final class FullExecutions {
  private final CheckQuestion question;
  private final Confinement confinement;

  /** Created when the first execution is asked for. */
  private CompleteReplay replay;

  FullExecutions(CheckQuestion question, Confinement confinement) {
    this.question = question;
    this.confinement = confinement;
  }

  /** A machine at the end of the execution; valid until the next call. */
  Machine of(Machine searched) {
    if (confinement.accesses().isEmpty()) {
      return searched;
    }
    if (replay == null) {
      MachineOptions options = question.options();
      replay = new CompleteReplay(machine(options.confining(confinement)), machine(options));
    }
    return replay.follow(Schedule.of(searched));
  }

  private Machine machine(MachineOptions options) {
    return AnalysedMachine.of(question, OutputListener.NONE, new SharedNumbers(), options)
        .machine();
  }
}
