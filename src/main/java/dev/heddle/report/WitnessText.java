package dev.heddle.report;

import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Witness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A witness as a table with one column per thread, in order of time: above what a thread does on a
 * line of the source stands that line.
 */
public final class WitnessText {
  /** In front of a line: the number of the step. */
  private static final int NUMBER = 5;

  private static final int LONGEST_PLACE = 20;
  private static final int LEAST_STRIDE = 8;
  private static final int LEAST_TEXT = 30;

  private final Witness witness;
  private final SourceText source;
  private final StringBuilder out = new StringBuilder();
  private final Map<String, Integer> column = new HashMap<>();
  private final Map<String, Integer> row = new HashMap<>();
  private int place;
  private int number;

  /** The thread and line that the last row was about. */
  private String about = "";

  private WitnessText(Witness witness, SourceText source) {
    this.witness = witness;
    this.source = source;
  }

  public static String of(Witness witness, SourceText source) {
    return new WitnessText(witness, source).print();
  }

  private String print() {
    layOut();
    head();
    witness.steps().forEach(this::step);
    witness.failures().forEach(this::note);
    witness.standing().forEach(this::note);
    tail();
    return out.toString();
  }

  // ---------------------------------------------------------------- columns

  private void layOut() {
    List<SourcePosition> all = new ArrayList<>();
    witness.steps().forEach(s -> all.add(s.at()));
    witness.failures().forEach(n -> all.add(n.at()));
    witness.standing().forEach(n -> all.add(n.at()));
    place = 2 + all.stream().mapToInt(at -> line(at).length()).max().orElse(0);
    int columns = witness.threads().size();
    int room = Fold.WIDTH - NUMBER - place - LEAST_TEXT;
    int stride = columns < 2 ? 0 : Math.clamp(room / (columns - 1), LEAST_STRIDE, LEAST_TEXT);
    for (int i = 0; i < columns; i++) {
      column.put(witness.threads().get(i).thread(), NUMBER + place + i * stride);
    }
    column.put("", NUMBER + place);
  }

  /** A position as the table shows it: the file's own name and the line. */
  private static String line(SourcePosition at) {
    String name = at.file().substring(at.file().lastIndexOf('/') + 1);
    String text = at.line() == 0 ? name : name + ":" + at.line();
    int over = text.length() - LONGEST_PLACE;
    return over > 0 ? ".." + text.substring(over + 2) : text;
  }

  private void head() {
    StringBuilder head = new StringBuilder();
    for (int i = 0; i < witness.threads().size(); i++) {
      Witness.Column c = witness.threads().get(i);
      int start = column.get(c.thread());
      int end =
          i + 1 < witness.threads().size()
              ? column.get(witness.threads().get(i + 1).thread())
              : Fold.WIDTH;
      String full = c.thread() + " " + c.function();
      head.append(" ".repeat(Math.max(0, start - head.length())));
      head.append(full.length() < end - start ? full : Fold.cut(c.thread(), end - start - 1));
    }
    out.append(head.toString().stripTrailing()).append('\n');
  }

  // ---------------------------------------------------------------- rows

  private void step(Witness.Step s) {
    number++;
    boolean commit = s.doing() == Witness.Doing.COMMIT || s.doing() == Witness.Doing.COMMIT_FREE;
    if (!commit && !s.operation().isEmpty()) {
      row.put(s.operation(), number);
    }
    boolean quoted = commit || quote(s.thread(), s.at());
    String head = (s.guilty() ? ">" : " ") + String.format("%3d ", number);
    String where = commit || !quoted ? line(s.at()) : "";
    row(head, where, column.get(s.thread()) + (quoted && !commit ? 2 : 0), WitnessWords.of(s));
    about = commit ? "" : key(s.thread(), s.at());
  }

  private static String key(String thread, SourcePosition at) {
    return thread + " " + at.file() + ":" + at.line();
  }

  /** The line of the source above a step, unless it stands there already; whether it does now. */
  private boolean quote(String thread, SourcePosition at) {
    String text = source.line(at).map(String::strip).orElse("");
    if (text.isEmpty()) {
      return false;
    }
    if (!about.equals(key(thread, at))) {
      int start = column.get(thread);
      row("", line(at), start, Fold.cut(text, Fold.WIDTH - start));
    }
    return true;
  }

  private void row(String head, String where, int start, String text) {
    StringBuilder left = new StringBuilder(head);
    left.append(" ".repeat(Math.max(0, NUMBER - left.length()))).append(where);
    for (String line : Fold.words(text, Math.max(LEAST_STRIDE, Fold.WIDTH - start))) {
      left.append(" ".repeat(Math.max(1, start - left.length()))).append(line);
      out.append(left.toString().stripTrailing()).append('\n');
      left.setLength(0);
    }
  }

  private void note(Witness.Note n) {
    boolean quoted = !n.thread().isEmpty() && quote(n.thread(), n.at());
    int start = column.getOrDefault(n.thread(), NUMBER + place);
    row("  !  ", quoted ? "" : line(n.at()), start + (quoted ? 2 : 0), n.text());
    about = "";
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
      steps.append(row.get(witness.cycle().getFirst().from()));
      witness.cycle().forEach(e -> steps.append(" -" + e.type() + "-> " + row.get(e.to())));
      out.append(Fold.hanging("  not as under SC: ", steps.toString(), 4));
    }
    printed();
  }

  /** What was printed, line by line, by whomever. */
  private void printed() {
    StringBuilder all = new StringBuilder();
    witness.printed().forEach(p -> all.append(p.text()));
    if (!all.isEmpty()) {
      out.append("  printed:\n");
      all.toString().lines().forEach(l -> out.append("    ").append(l).append('\n'));
    }
  }
}
