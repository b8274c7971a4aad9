// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.program.SourcePosition;
import dev.heddle.report.Fold;
import dev.heddle.report.SourceText;
import dev.heddle.report.WitnessWords;
import dev.heddle.verify.Witness;
import java.util.HashMap;
import java.util.Map;

/**
 * A witness as a table with one column per thread, in order of time. Each source line is quoted
 * above the steps that it makes.
 */
public final class WitnessText {
  private final Witness witness;
  private final SourceText source;
  private final StringBuilder out = new StringBuilder();
  private final int width;
  private final WitnessColumns columns;

  /** Per operation: the number of its step. */
  private final Map<String, Integer> numbers = new HashMap<>();

  private int number;

  /** The thread, position and text of the last quoted line. */
  private String about = "";

  private WitnessText(Witness witness, SourceText source, int width) {
    this.witness = witness;
    this.source = source;
    this.width = width;
    this.columns = new WitnessColumns(witness, width);
  }

  public static String of(Witness witness, SourceText source, int width) {
    return new WitnessText(witness, source, width).print();
  }

  private String print() {
    out.append(columns.head());
    witness.steps().forEach(this::step);
    witness.failures().forEach(this::note);
    witness.standing().forEach(this::note);
    tail();
    return out.toString();
  }

  private void step(Witness.Step s) {
    number++;
    boolean commit = s.doing() == Witness.Doing.COMMIT || s.doing() == Witness.Doing.COMMIT_FREE;
    if (!commit && !s.operation().isEmpty()) {
      numbers.put(s.operation(), number);
    }
    boolean quoted = !commit && quote(s.thread(), s.at());
    row(
        s.guilty() ? '>' : ' ',
        String.valueOf(number),
        quoted,
        s.thread(),
        s.at(),
        WitnessWords.of(s));
    about = commit ? "" : key(s.thread(), s.at());
  }

  private void note(Witness.Note n) {
    boolean quoted = !n.thread().isEmpty() && quote(n.thread(), n.at());
    row(' ', "! ", quoted, n.thread(), n.at(), n.text());
    about = "";
  }

  /** Writes a row; the place is left out if the row belongs to the line quoted above it. */
  private void row(
      char mark, String step, boolean quoted, String thread, SourcePosition at, String text) {
    SourcePosition shown = quoted ? SourcePosition.NONE : at;
    out.append(columns.row(mark, step, shown, thread, quoted ? 2 : 0, text));
  }

  private String key(String thread, SourcePosition at) {
    return thread + " " + at.file() + ":" + at.line() + " " + text(at);
  }

  /**
   * Quotes the source line above a step unless it is already there; returns whether it is there
   * now.
   */
  private boolean quote(String thread, SourcePosition at) {
    String text = text(at);
    if (text.isEmpty()) {
      return false;
    }
    if (!about.equals(key(thread, at))) {
      String line = Fold.cut(text, width - columns.start(thread));
      out.append(columns.row(' ', "", at, thread, 0, line));
    }
    return true;
  }

  private String text(SourcePosition at) {
    return source.line(at).map(String::strip).orElse("");
  }

  // ---------------------------------------------------------------- below the table

  private void tail() {
    for (Witness.HeapObject o : witness.objects()) {
      String where = o.at().line() == 0 ? "" : " from " + o.at();
      out.append("  ").append(o.name()).append(": ").append(o.bytes()).append(" bytes");
      out.append(where).append('\n');
    }
    if (!witness.cycle().isEmpty()) {
      StringBuilder steps = new StringBuilder();
      steps.append(numbers.get(witness.cycle().getFirst().from()));
      witness.cycle().forEach(e -> steps.append(" -" + e.type() + "-> " + numbers.get(e.to())));
      out.append(Fold.hanging("  not as under SC: ", steps.toString(), 4));
    }
    printed();
  }

  /** The output of the program, line by line. */
  private void printed() {
    StringBuilder all = new StringBuilder();
    witness.printed().forEach(p -> all.append(p.text()));
    if (!all.isEmpty()) {
      out.append("  printed:\n");
      all.toString().lines().forEach(l -> out.append("    ").append(l).append('\n'));
    }
  }
}
