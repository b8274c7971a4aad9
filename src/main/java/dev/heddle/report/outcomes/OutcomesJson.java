// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.program.condition.Observable;
import dev.heddle.report.JsonText;
import dev.heddle.report.LimitText;
import dev.heddle.trace.Edge;
import dev.heddle.verify.outcomes.CompleteExecution;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Outcomes for {@link TestsJson}; the form is described in docs/outcomes.md. */
public final class OutcomesJson {
  private OutcomesJson() {}

  /**
   * @param traces may be empty
   */
  public static Consumer<JsonText> test(
      String file, Program program, OutcomeTable table, List<CompleteExecution> traces) {
    OutcomeTable.Counts counts = table.counts();
    return j -> {
      j.text("test", program.name()).text("file", file).text("model", table.model());
      j.text("verdict", table.answer().toString()).text("condition", table.condition().text());
      j.text("met", table.met().toString()).text("observation", table.observation());
      j.number("positive", counts.positive()).number("negative", counts.negative());
      j.number("executions", counts.executions()).number("redundant", counts.redundant());
      endings(j, table.endings());
      j.strings("limits", LimitText.of(table.limits()));
      j.objects(
          "states",
          table.states().entrySet(),
          e -> {
            j.number("count", e.getValue());
            values(j, "values", program, table.condition().columns(), e.getKey());
          });
      if (!traces.isEmpty()) {
        j.objects("traces", traces, seen -> trace(j, program, seen));
      }
    };
  }

  static void endings(JsonText j, OutcomeTable.Endings endings) {
    j.number("deadlocks", endings.deadlocks()).number("abandoned", endings.abandoned());
    j.strings("failures", endings.failures());
  }

  static void values(
      JsonText json, String field, Program program, List<Observable> columns, FinalState state) {
    json.object(
        field,
        j -> {
          for (int i = 0; i < columns.size(); i++) {
            j.text(columns.get(i).name(), ValueText.number(program, state.values().get(i)));
          }
        });
  }

  private static void trace(JsonText j, Program program, CompleteExecution seen) {
    j.text("schedule", seen.schedule()).strings("unfinished", seen.unfinished());
    j.objects(
        "nodes",
        seen.chronological().nodes(),
        node ->
            j.text("name", node.name())
                .text("thread", node.thread())
                .text("text", TraceText.text(program, node)));
    edges(j, "edges", seen.chronological().edges());
    edges(j, "cycle", seen.trace().cycle());
  }

  public static void edges(JsonText j, String field, Collection<Edge> edges) {
    j.objects(
        field,
        edges,
        e -> j.text("type", e.type().toString()).text("from", e.from()).text("to", e.to()));
  }
}
