// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.terminal;

import dev.heddle.verify.Verdict;

/** The exit codes of commands. */
public final class ExitCode {
  public static final int PASS = 0;
  public static final int FAIL = 1;
  public static final int WRONG_INPUT = 2;
  public static final int UNKNOWN = 3;
  public static final int OUR_BUG = 70;

  private ExitCode() {}

  public static int of(Verdict.Answer answer) {
    return switch (answer) {
      case PASS -> PASS;
      case FAIL -> FAIL;
      case UNKNOWN -> UNKNOWN;
    };
  }
}
