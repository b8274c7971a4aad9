package dev.heddle.cli;

/** One of heddle's commands. */
interface Command {
  Syntax syntax();

  /** Runs it and returns the exit code. */
  int run(Arguments arguments, Streams streams);
}
