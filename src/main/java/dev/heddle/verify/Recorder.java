package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.machine.Printer;
import java.util.ArrayList;
import java.util.List;

/** Writes down what a program prints, and in the step of which event. */
final class Recorder implements Printer {
  /** What was printed; {@code event} is -1 before the first. */
  record Line(int thread, int event, String text) {}

  private record Call(int thread, long format, long[] arguments) {}

  /** Null while the machine is being made. */
  private Machine machine;

  /** What is printed before there is a machine whose memory can be asked. */
  private final List<Call> early = new ArrayList<>();

  private final List<Line> lines = new ArrayList<>();
  private boolean closed;

  /** The machine is made. */
  void follow(Machine made) {
    machine = made;
    early.forEach(c -> add(c, -1));
  }

  /** What is printed from now on is only imagined. */
  void close() {
    closed = true;
  }

  @Override
  public void print(Point point, long format, long[] arguments) {
    Call call = new Call(point.thread(), format, arguments);
    if (machine == null) {
      early.add(call);
    } else if (!closed) {
      add(call, machine.execution().length() - 1);
    }
  }

  private void add(Call call, int event) {
    String text = Printf.print(this::byteAt, call.format(), call.arguments());
    lines.add(new Line(call.thread(), event, text));
  }

  private long byteAt(long address) {
    return machine.isReadable(address, 1) ? machine.read(address, 1) : -1;
  }

  List<Line> lines() {
    return lines;
  }
}
