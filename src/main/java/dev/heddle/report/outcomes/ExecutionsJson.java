// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.report.JsonText;
import dev.heddle.report.LimitText;
import dev.heddle.verify.executions.ExecutionTable;
import dev.heddle.verify.executions.NormalForm;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.List;
import java.util.function.Consumer;

/** Representative executions for {@link TestsJson}; the form is described in docs/executions.md. */
public final class ExecutionsJson {
  private ExecutionsJson() {}

  public static Consumer<JsonText> test(
      String file, Program program, ExecutionTable table, List<NormalForm> executions) {
    OutcomeTable outcomes = table.outcomes();
    return j -> {
      j.text("test", program.name()).text("file", file).text("model", outcomes.model());
      j.flag("symbolic", table.isSymbolic());
      if (!table.isSymbolic()) {
        j.text("verdict", outcomes.answer().toString());
        j.text("condition", outcomes.condition().text());
        j.text("met", outcomes.met().toString());
        OutcomesJson.endings(j, outcomes.endings());
      }
      j.strings("limits", LimitText.of(outcomes.limits()));
      j.number("generated", table.generated()).number("dropped", table.dropped());
      j.number("refuted", table.refuted()).number("kept", table.kept());
      j.objects(
          "events",
          table.legend(),
          e ->
              j.text("name", e.letter())
                  .number("thread", e.thread())
                  .text("text", e.text())
                  .text("at", e.at().toString()));
      j.objects("executions", executions, form -> execution(j, program, outcomes, form));
    };
  }

  private static void execution(
      JsonText j, Program program, OutcomeTable outcomes, NormalForm form) {
    j.lists("steps", form.steps());
    form.state()
        .ifPresent(
            s -> OutcomesJson.values(j, "state", program, outcomes.condition().columns(), s));
    j.strings("unfinished", form.unfinished());
  }
}
