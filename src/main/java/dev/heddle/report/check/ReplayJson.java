// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.report.JsonText;
import dev.heddle.report.WitnessWords;
import dev.heddle.report.outcomes.OutcomesJson;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Witness;
import dev.heddle.verify.check.Replayed;
import java.util.List;
import java.util.Locale;

/** One execution as one JSON object on one line; its form is described in docs/replay.md. */
public final class ReplayJson {
  private ReplayJson() {}

  public static String of(List<String> files, String model, Replayed replayed) {
    Witness witness = replayed.witness();
    boolean fails = !replayed.flaws().isEmpty();
    return JsonText.line(j -> {
      CheckJson.head(j, fails ? Verdict.Answer.FAIL : Verdict.Answer.UNKNOWN, files, model);
      j.text("schedule", witness.schedule()).flag("complete", replayed.complete());
      j.objects("errors", replayed.flaws(), f -> CheckJson.flaw(j, f));
      j.limit(replayed.limits());
      j.objects(
          "threads",
          witness.threads(),
          t ->
              j.text("name", t.thread())
                  .text("function", t.function())
                  .text("argument", t.argument()));
      j.objects("steps", witness.steps(), s -> step(j, s));
      j.objects(
          "waiting",
          witness.standing(),
          n -> {
            j.text("thread", n.thread()).text("text", n.text());
            CheckJson.position(j, n.at());
          });
      j.objects(
          "printed", witness.printed(), p -> j.text("thread", p.thread()).text("text", p.text()));
      OutcomesJson.edges(j, "cycle", witness.cycle());
      j.objects(
          "folds",
          witness.folds(),
          f -> j.number("first", f.first()).number("last", f.last()).text("text", f.text()));
      j.strings("why", witness.explanation());
    });
  }

  private static void step(JsonText j, Witness.Step s) {
    j.text("thread", s.thread()).text("operation", s.operation());
    j.text("doing", s.doing().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    j.text("place", s.place()).text("value", s.value()).text("text", WitnessWords.of(s));
    j.flag("relevant", s.relevant()).flag("failing", s.guilty());
    CheckJson.position(j, s.at());
  }
}
