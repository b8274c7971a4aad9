// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.verify.Verdict;

/** What the shell learns. */
final class ExitCode {
  static final int PASS = 0;
  static final int FAIL = 1;
  static final int WRONG_INPUT = 2;
  static final int UNKNOWN = 3;
  static final int OUR_BUG = 70;

  private ExitCode() {}

  static int of(Verdict.Answer answer) {
    return switch (answer) {
      case PASS -> PASS;
      case FAIL -> FAIL;
      case UNKNOWN -> UNKNOWN;
    };
  }
}
