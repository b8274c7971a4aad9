package dev.heddle.cli;

/** One of heddle's commands. */
interface Command {
  Syntax syntax();

  /** Whether the limits that the user names are for all that it does; else for each test. */
  default boolean isAboutOneProgram() {
    return true;
  }

  /** Runs it and returns the exit code. */
  int run(Arguments arguments, Streams streams);
}
