// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.program.SourcePosition;
import dev.heddle.report.Fold;
import dev.heddle.report.SourceText;
import dev.heddle.report.WitnessWords;
import dev.heddle.verify.Witness;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A witness as a table with one column per thread, in order of time. Each source line is quoted
 * above the steps that it makes.
 */
public final class WitnessText {
  /** So many steps in a row are left out with a line that says so. */
  private static final int LONG_RUN = 5;

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

  /** Whether steps that do not matter are shown, and each one of a fold. */
  private final boolean all;

  private WitnessText(Witness witness, SourceText source, int width, boolean all) {
    this.witness = witness;
    this.all = all;
    this.source = source;
    this.width = width;
    this.columns = new WitnessColumns(witness, width);
  }

  /** The steps that matter. */
  public static String of(Witness witness, SourceText source, int width) {
    return new WitnessText(witness, source, width, false).print();
  }

  /** All steps, one by one. */
  public static String all(Witness witness, SourceText source, int width) {
    return new WitnessText(witness, source, width, true).print();
  }

  private String print() {
    out.append(columns.head());
    if (all) {
      witness.steps().forEach(s -> step(s, WitnessWords.of(s)));
    } else {
      matter();
    }
    witness.failures().forEach(this::note);
    witness.standing().forEach(this::note);
    tail();
    return out.toString();
  }

  /** The steps that matter, with a line where many are left out. */
  private void matter() {
    Map<Integer, Witness.Fold> folds = new HashMap<>();
    witness.folds().forEach(f -> folds.put(f.first(), f));
    int left = 0;
    for (int i = 0; i < witness.steps().size(); ) {
      Witness.Fold fold = folds.get(i);
      int end = fold == null ? i + 1 : fold.last() + 1;
      List<Witness.Step> some = witness.steps().subList(i, end);
      if (some.stream().noneMatch(Witness.Step::relevant)) {
        left += end - i;
        number = end;
      } else {
        leftOut(left);
        left = 0;
        Witness.Step shown =
            some.stream().filter(Witness.Step::guilty).findFirst().orElse(some.getFirst());
        boolean last = fold != null && fold.text().isEmpty();
        shown = last ? some.getLast() : shown;
        step(shown, fold == null || last ? WitnessWords.of(shown) : fold.text());
        number = end;
      }
      i = end;
    }
    leftOut(left);
  }

  private void leftOut(int steps) {
    if (steps >= LONG_RUN) {
      out.append(columns.leftOut(steps));
    }
  }

  private void step(Witness.Step s, String text) {
    number++;
    boolean commit = s.doing() == Witness.Doing.COMMIT || s.doing() == Witness.Doing.COMMIT_FREE;
    if (!commit && !s.operation().isEmpty()) {
      numbers.put(s.operation(), number);
    }
    boolean quoted = !commit && quote(s.thread(), s.at());
    row(s.guilty() ? '>' : ' ', String.valueOf(number), quoted, s.thread(), s.at(), text);
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
    String head = "  why: ";
    for (String sentence : witness.explanation()) {
      out.append(Fold.hanging(head, sentence, head.length(), width));
      head = " ".repeat(head.length());
    }
    for (Witness.HeapObject o : witness.objects()) {
      out.append(Fold.hanging("  " + o.name() + ": ", WitnessWords.of(o), 4, width));
    }
    boolean known =
        witness.cycle().stream()
            .allMatch(e -> numbers.containsKey(e.from()) && numbers.containsKey(e.to()));
    if (known && !witness.cycle().isEmpty()) {
      StringBuilder steps = new StringBuilder();
      steps.append(numbers.get(witness.cycle().getFirst().from()));
      witness.cycle().forEach(e -> steps.append(" -" + e.type() + "-> " + numbers.get(e.to())));
      out.append(Fold.hanging("  not as under SC: ", steps.toString(), 4, width));
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
