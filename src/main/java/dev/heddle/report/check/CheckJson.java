// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.limit.Limit;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.JsonText;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import java.util.List;

/** A verdict as one JSON object on one line; its form is described in docs/check.md. */
public final class CheckJson {
  private static final int VERSION = 1;

  private CheckJson() {}

  public static String of(List<String> files, Verdict v) {
    return JsonText.line(j -> {
      verdict(j, files, v);
      j.number("states", v.effort().states());
    });
  }

  /** In the form of the answers about automata; fields that executions do not have are null. */
  public static String robust(List<String> files, Verdict v) {
    return JsonText.line(j -> {
      verdict(j, files, v);
      for (String field : List.of("queries", "rounds", "states", "fences", "minimal")) {
        j.text(field, null);
      }
      if (v.findings().isEmpty()) {
        j.text("witness", null);
      } else {
        j.object("witness", w -> w.text("schedule", v.findings().getFirst().schedule()));
      }
    });
  }

  private static void verdict(JsonText j, List<String> files, Verdict v) {
    head(j, v.answer(), files, v.model());
    j.text("algorithm", v.algorithm().toString());
    j.number("executions", v.counts().executions());
    Verdict.Blocked blocked = v.counts().blocked();
    j.object(
        "blocked",
        b ->
            b.number("assume", blocked.assume())
                .number("spin", blocked.spin())
                .number("bound", blocked.bound()));
    j.number("redundant", v.counts().redundant());
    errors(j, v.findings());
    j.limit(v.limits());
    cuts(j, v.limits());
    j.seconds("seconds", v.effort().seconds()).number("steps", v.effort().steps());
    j.text("classes", v.counts().classes().toString()).text("method", v.method().toString());
  }

  private static void cuts(JsonText j, List<Limit> limits) {
    List<Limit.LoopCut> cuts =
        limits.stream()
            .filter(Limit.LoopCut.class::isInstance)
            .map(Limit.LoopCut.class::cast)
            .toList();
    j.objects(
        "cuts",
        cuts,
        cut -> {
          position(j, cut.at());
          j.number("rounds", cut.rounds()).number("executions", cut.executions());
        });
  }

  static void errors(JsonText j, List<Finding> errors) {
    j.objects(
        "errors",
        errors,
        f -> {
          flaw(j, f.flaw());
          j.text("schedule", f.schedule());
          j.text("cause", f.cause().map(Flaw::message).orElse(null));
        });
  }

  /** The first fields of all answers about programs. */
  static void head(JsonText j, Verdict.Answer answer, List<String> files, String model) {
    j.number("version", VERSION).text("verdict", answer.toString());
    j.strings("files", files).text("model", model);
  }

  static void flaw(JsonText j, Flaw flaw) {
    j.text("kind", flaw.kind().toString()).text("message", flaw.message());
    position(j, flaw.at());
  }

  static void position(JsonText j, SourcePosition at) {
    j.text("file", at.file()).number("line", at.line()).number("column", at.column());
  }
}
