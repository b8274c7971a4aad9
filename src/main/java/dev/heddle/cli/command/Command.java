// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.report.LimitText;

/** One of heddle's commands. */
public interface Command {
  Syntax syntax();

  /** Whether the time that the user names is for all that it does. */
  default boolean endsInTime() {
    return true;
  }

  /**
   * Answers UNKNOWN, because the command was stopped before it had an answer. Another thread may
   * still be running the command.
   */
  default void stop(Arguments arguments, Streams streams, Limit why) {
    streams.out().println("UNKNOWN " + LimitText.of(why));
  }

  /** Runs it and returns the exit code. */
  int run(Arguments arguments, Streams streams);
}
