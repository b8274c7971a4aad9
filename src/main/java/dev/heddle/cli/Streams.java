package dev.heddle.cli;

import java.io.PrintStream;

/**
 * Where a command writes: answers to {@code out}, diagnostics and progress to {@code err}. Whoever
 * asks for one of them is about to write: what {@code watch} shows makes room.
 */
record Streams(PlainStream out, PlainStream err, Terminal terminal, Watch watch) {
  Streams(PrintStream out, PrintStream err, Terminal terminal) {
    this(new PlainStream(out), new PlainStream(err), terminal, new Watch(err, terminal));
  }

  @Override
  public PlainStream out() {
    watch.clear();
    return out;
  }

  @Override
  public PlainStream err() {
    watch.clear();
    return err;
  }

  int width() {
    return terminal.width();
  }

  void complain(String message) {
    err().println(message);
  }
}
