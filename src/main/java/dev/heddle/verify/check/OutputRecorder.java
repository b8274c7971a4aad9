// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** Records what a program prints, and as part of which event. */
public final class OutputRecorder implements OutputListener {
  /** What was printed; {@code event} is -1 before the first. */
  record Line(int thread, int event, String text) {}

  /** Null while the machine is being created, before its first event. */
  private Machine machine;

  private final List<Line> lines = new ArrayList<>();
  private boolean closed;

  /** Sets the machine once it is created. */
  void attach(Machine made) {
    machine = made;
  }

  /** Ignores what is printed from now on, by events that are only tried. */
  void close() {
    closed = true;
  }

  @Override
  public void print(Point point, LongUnaryOperator memory, long format, long[] arguments) {
    if (!closed) {
      int event = machine == null ? -1 : machine.execution().length() - 1;
      lines.add(new Line(point.thread(), event, Printf.print(memory, format, arguments)));
    }
  }

  List<Line> lines() {
    return lines;
  }
}
