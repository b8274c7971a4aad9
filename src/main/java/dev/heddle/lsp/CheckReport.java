// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.model.MemoryModel;
import dev.heddle.report.LimitText;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Witness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the check of a document found.
 *
 * @param problems why it could not be checked; empty if it was
 * @param answers one for each model that was checked, in order
 */
record CheckReport(Document document, List<InputProblem> problems, List<Answer> answers) {
  /** Of a document that could not be checked. */
  static CheckReport of(Document document, List<InputProblem> problems) {
    return new CheckReport(document, problems, List.of());
  }

  /**
   * The answer under one model.
   *
   * @param witnesses of the first findings, one each
   */
  record Answer(MemoryModel model, Verdict verdict, List<Witness> witnesses) {}

  /**
   * An error, and the models under which it was found.
   *
   * @param witness under the first of them
   */
  record Failure(Flaw flaw, List<MemoryModel> models, Witness witness) {}

  /** The errors, each once, however many models have it. */
  List<Failure> failures() {
    Map<Flaw, Failure> all = new LinkedHashMap<>();
    for (Answer answer : answers) {
      for (int i = 0; i < answer.witnesses().size(); i++) {
        Finding finding = answer.verdict().findings().get(i);
        Failure failure =
            all.computeIfAbsent(finding.flaw(), newFailure(answer.witnesses().get(i)));
        failure.models().add(answer.model());
      }
    }
    return List.copyOf(all.values());
  }

  private static Function<Flaw, Failure> newFailure(Witness witness) {
    return flaw -> new Failure(flaw, new ArrayList<>(), witness);
  }

  /** The models without an error in any execution. */
  List<MemoryModel> passed() {
    return answers.stream()
        .filter(a -> a.verdict().answer() == Verdict.Answer.PASS)
        .map(Answer::model)
        .toList();
  }

  /** In one line: the answer under each model. */
  String summary() {
    if (!problems.isEmpty()) {
      return "not checked: " + problems.getFirst().message();
    }
    return answers.stream().map(CheckReport::words).collect(Collectors.joining(" · "));
  }

  private static String words(Answer a) {
    Verdict v = a.verdict();
    String why = v.answer() == Verdict.Answer.UNKNOWN ? " " + LimitText.join(v.limits()) : "";
    return a.model() + ": " + v.answer() + why;
  }
}
