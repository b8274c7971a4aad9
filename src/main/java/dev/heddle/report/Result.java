// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.limit.Limit;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The answer of a command about one input under one model. Pages, pictures and formats for other
 * programs are made from it, so a new command supports all of them by creating a result.
 *
 * @param name the name of the input for readers
 * @param files the files from which it was read
 * @param model empty if the command has no model
 * @param answer the answer as in the exit code
 * @param verdict the answer in the command's own word; empty if the command has none
 * @param headline the verdict in one sentence
 */
public record Result(
    String name,
    List<String> files,
    String model,
    Verdict.Answer answer,
    String verdict,
    String headline,
    List<Figure> figures,
    List<String> limits,
    List<Problem> problems,
    Optional<Table> table,
    List<Appendix> appendices) {

  /** A result without problems, tables and appendices. */
  public Result(
      String name,
      List<String> files,
      String model,
      Verdict.Answer answer,
      String verdict,
      String headline,
      List<Figure> figures,
      List<String> limits,
      List<Problem> problems,
      Optional<Table> table) {
    this(
        name, files, model, answer, verdict, headline, figures, limits, problems, table, List.of());
  }

  /** An unknown answer, of a command that was stopped before it had one. */
  public static Result stopped(String name, List<String> files, String model, Limit limit) {
    Verdict.Answer unknown = Verdict.Answer.UNKNOWN;
    String why = LimitText.of(limit);
    return new Result(
        name,
        files,
        model,
        unknown,
        unknown.toString(),
        why,
        List.of(),
        List.of(why),
        List.of(),
        Optional.empty());
  }

  /** The same result with further appendices. */
  public Result with(List<? extends Appendix> others) {
    return new Result(
        name,
        files,
        model,
        answer,
        verdict,
        headline,
        figures,
        limits,
        problems,
        table,
        List.copyOf(others));
  }

  /** Content of a result that is not an execution. */
  public sealed interface Appendix {
    String title();
  }

  /**
   * @param key part of the names of files
   */
  public record Drawing(String key, String title, String svg) implements Appendix {}

  public record Listing(String title, String text) implements Appendix {}

  /** A figure, usually a number. */
  public record Figure(String name, String value) {
    public Figure(String name, long value) {
      this(name, String.valueOf(value));
    }
  }

  /** The severity of a problem. */
  public enum Level {
    ERROR,
    /** A suggestion or information. */
    NOTE
  }

  /**
   * A message about a place of the source.
   *
   * @param rule the kind of message, such as {@code deadlock}
   */
  public record Problem(
      Level level, String rule, String message, SourcePosition at, Optional<Exhibit> exhibit) {}

  /**
   * An execution that shows a problem.
   *
   * @param again the command that runs it again; empty if there is none
   */
  public record Exhibit(String label, DetailedWitness picture, String again) {}

  /**
   * A table; each row may have an execution.
   *
   * @param states whether the rows are final states: a number of executions, then values. Tables of
   *     several models are then shown as one.
   */
  public record Table(String caption, List<String> head, List<Row> rows, boolean states) {
    public Table(String caption, List<String> head, List<Row> rows) {
      this(caption, head, rows, false);
    }

    public Table {
      head = List.copyOf(head);
      rows = List.copyOf(rows);
    }
  }

  /**
   * @param marked whether the row satisfies the condition
   */
  public record Row(List<String> cells, boolean marked, Optional<Exhibit> exhibit) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  public Result {
    files = List.copyOf(files);
    figures = List.copyOf(figures);
    limits = List.copyOf(limits);
    problems = List.copyOf(problems);
    appendices = List.copyOf(appendices);
  }

  /** All executions, each once, in the order in which they appear. */
  public List<Exhibit> exhibits() {
    return Stream.concat(
            problems.stream().flatMap(p -> p.exhibit().stream()),
            table.stream().flatMap(t -> t.rows().stream()).flatMap(r -> r.exhibit().stream()))
        .distinct()
        .toList();
  }
}
