// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.Fold;
import dev.heddle.verify.Witness;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The columns of the table of a witness: the number of the step, the place in the source, then a
 * column for each thread. If there are too many threads, there is one column, preceded by the name
 * of the thread.
 */
final class WitnessColumns {
  private static final int LONGEST_PLACE = 20;
  private static final int LEAST_STRIDE = 8;
  private static final int LEAST_TEXT = 30;

  private final List<Witness.Column> threads;

  /** The most characters of a line. */
  private final int width;

  /** The width of the number, and the column at which the threads begin. */
  private final int number;

  private final int first;
  private final boolean single;
  private final Map<String, Integer> start = new HashMap<>();

  WitnessColumns(Witness witness, int width) {
    this.width = width;
    threads = witness.threads();
    number = Math.max(3, String.valueOf(witness.steps().size()).length());
    Stream<SourcePosition> positions =
        Stream.of(
                witness.steps().stream().map(Witness.Step::at),
                witness.failures().stream().map(Witness.Note::at),
                witness.standing().stream().map(Witness.Note::at))
            .flatMap(s -> s);
    int place = positions.mapToInt(at -> place(at).length()).max().orElse(0);
    first = number + 2 + place + 2;
    int room = width - first - LEAST_TEXT;
    int strides = threads.size() - 1;
    single = strides * LEAST_STRIDE > room;
    int stride = strides == 0 ? 0 : Math.clamp(room / strides, LEAST_STRIDE, LEAST_TEXT);
    int names = threads.stream().mapToInt(c -> c.thread().length()).max().orElse(0);
    for (int i = 0; i < threads.size(); i++) {
      start.put(threads.get(i).thread(), single ? first + names + 2 : first + i * stride);
    }
  }

  /** A position in the form of the table: the file's own name and the line. */
  static String place(SourcePosition at) {
    String name = Printable.line(at.file().substring(at.file().lastIndexOf('/') + 1));
    String text = at.line() == 0 ? name : name + ":" + at.line();
    int over = text.length() - LONGEST_PLACE;
    return over > 0 ? ".." + text.substring(over + 2) : text;
  }

  /** The column at which the text of a thread begins. */
  int start(String thread) {
    return start.getOrDefault(thread, first);
  }

  /** The names of the threads above their columns. */
  String head() {
    if (single) {
      String all = String.join(", ", threads.stream().map(WitnessColumns::full).toList());
      return Fold.hanging("  threads: ", all, 4);
    }
    StringBuilder head = new StringBuilder();
    for (int i = 0; i < threads.size(); i++) {
      Witness.Column c = threads.get(i);
      int from = start(c.thread());
      int to = i + 1 < threads.size() ? start(threads.get(i + 1).thread()) : width;
      head.append(" ".repeat(Math.max(0, from - head.length())));
      String name = (c.thread() + " " + c.function()).strip();
      String fitting = full(c).length() < to - from ? full(c) : name;
      head.append(fitting.length() < to - from ? fitting : Fold.cut(c.thread(), to - from - 1));
    }
    return head.toString().stripTrailing() + "\n";
  }

  /** A line in place of steps that are not shown. */
  String leftOut(int steps) {
    return " ".repeat(number - 1) + ".. " + steps + " steps that do not matter\n";
  }

  private static String full(Witness.Column c) {
    return (c.thread() + " " + c.call()).strip();
  }

  /**
   * A row, in as many lines as necessary.
   *
   * @param mark the first character
   * @param step its number, or the text in place of it
   * @param indent the distance of the text from the beginning of the thread's column
   */
  String row(char mark, String step, SourcePosition at, String thread, int indent, String text) {
    StringBuilder left = new StringBuilder();
    left.append(mark).append(" ".repeat(Math.max(0, number - step.length()))).append(step);
    left.append(' ').append(place(at));
    if (single && !thread.isEmpty()) {
      left.append(" ".repeat(Math.max(1, first - left.length()))).append(thread);
    }
    StringBuilder out = new StringBuilder();
    int from = start(thread) + indent;
    for (String line : Fold.words(text, width - from)) {
      left.append(" ".repeat(Math.max(1, from - left.length()))).append(line);
      out.append(left.toString().stripTrailing()).append('\n');
      left.setLength(0);
    }
    return out.toString();
  }
}
