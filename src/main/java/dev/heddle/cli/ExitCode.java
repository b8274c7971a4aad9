package dev.heddle.cli;

/** What the shell learns. */
final class ExitCode {
  static final int PASS = 0;
  static final int FAIL = 1;
  static final int WRONG_INPUT = 2;
  static final int UNKNOWN = 3;
  static final int OUR_BUG = 70;

  private ExitCode() {}
}
