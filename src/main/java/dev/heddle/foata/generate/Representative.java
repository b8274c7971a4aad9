// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Action;
import dev.heddle.foata.Event;
import dev.heddle.foata.symbolic.ThreadEnding;
import dev.heddle.foata.unfold.Configuration;
import java.util.List;

/**
 * A complete execution in Foata normal form. It is valid only during the call that passes it to the
 * listener.
 */
public final class Representative {
  private final FoataSteps steps;
  private final List<Processor> processors;

  /** Null if the execution is symbolic. */
  private final Evaluation evaluation;

  Representative(FoataSteps steps, List<Processor> processors, Evaluation evaluation) {
    this.steps = steps;
    this.processors = processors;
    this.evaluation = evaluation;
  }

  /** Its events, step by step. */
  public List<List<Event>> steps() {
    return steps.copy();
  }

  public int processors() {
    return processors.size();
  }

  /** How a thread ended. */
  public ThreadEnding ending(int processor) {
    Configuration at = processors.get(processor).at();
    if (at.ending() == null) {
      return new ThreadEnding(ThreadEnding.Kind.WAITING, at.position());
    }
    return evaluation == null ? at.ending() : evaluation.ending(processor);
  }

  /** The final value of a register of the thread's function. */
  public long register(int processor, int register) {
    return evaluation.register(processor, register);
  }

  /** The value that an action wrote, or else read. */
  public long value(Action action) {
    return evaluation.value(action);
  }

  /** The final contents of memory, zero-extended. */
  public long read(long address, int bytes) {
    return evaluation.memory().read(address, bytes);
  }
}
