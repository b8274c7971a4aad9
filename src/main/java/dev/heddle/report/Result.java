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
 * What a command found out about one input under one model: all that pages, pictures and formats
 * for other programs are made of. A new command has them all as soon as it makes one of these.
 *
 * @param name how people call the input
 * @param files those it was read from
 * @param model empty if the command knows no model
 * @param answer how the exit code sees it
 * @param verdict the answer in the command's own word; empty if nothing was asked
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

  /** With nothing more. */
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

  /** Nothing is known: the command was stopped before it had an answer. */
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

  /** The same with these. */
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

  /** Something to look at that is no execution. */
  public sealed interface Appendix {
    String title();
  }

  /**
   * @param key part of the names of files
   */
  public record Drawing(String key, String title, String svg) implements Appendix {}

  public record Listing(String title, String text) implements Appendix {}

  /** A number, or something like one. */
  public record Figure(String name, String value) {
    public Figure(String name, long value) {
      this(name, String.valueOf(value));
    }
  }

  /** How bad it is. */
  public enum Level {
    ERROR,
    /** Something to do, or to know. */
    NOTE
  }

  /**
   * Something to be said about a place of the source.
   *
   * @param rule what kind of thing it is, such as {@code deadlock}
   */
  public record Problem(
      Level level, String rule, String message, SourcePosition at, Optional<Exhibit> exhibit) {}

  /**
   * An execution that shows it.
   *
   * @param again the command that runs it again; empty if there is none
   */
  public record Exhibit(String label, DetailedWitness picture, String again) {}

  /** Rows of which each may have an execution. */
  public record Table(String caption, List<String> head, List<Row> rows) {
    public Table {
      head = List.copyOf(head);
      rows = List.copyOf(rows);
    }
  }

  /**
   * @param marked whether it is one of those that were asked for
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

  /** All executions, each once, in the order they appear. */
  public List<Exhibit> exhibits() {
    return Stream.concat(
            problems.stream().flatMap(p -> p.exhibit().stream()),
            table.stream().flatMap(t -> t.rows().stream()).flatMap(r -> r.exhibit().stream()))
        .distinct()
        .toList();
  }
}
