package dev.heddle.cli;

import java.io.PrintStream;

/** Where a command writes: answers to {@code out}, diagnostics and progress to {@code err}. */
record Streams(PrintStream out, PrintStream err) {
  void complain(String message) {
    err.println(message);
  }
}
