// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.api.Heddle;
import dev.heddle.frontend.c.CReader;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import java.time.Duration;
import java.util.List;

/**
 * What the server checks, and how.
 *
 * @param models each file is checked under all of them, in this order
 * @param time the most that the check of a file may take
 * @param trigger what starts a check without being asked
 * @param reader how C is read
 * @param question a program with the options of the check, but for the time
 * @param version of Heddle
 */
public record Settings(
    List<MemoryModel> models,
    Duration time,
    Trigger trigger,
    CReader.Options reader,
    Question question,
    String version) {

  /** What starts a check without being asked. Each constant includes those before it. */
  public enum Trigger {
    /** Nothing: only the command checks. */
    COMMAND,
    OPEN,
    SAVE,
    /** A pause after an edit. */
    CHANGE;

    boolean includes(Trigger other) {
      return compareTo(other) >= 0;
    }
  }

  /** How a program is asked about. */
  @FunctionalInterface
  public interface Question {
    Heddle about(Program program, MemoryModel model);
  }
}
