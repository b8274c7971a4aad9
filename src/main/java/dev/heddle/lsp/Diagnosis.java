// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.LimitText;
import dev.heddle.report.WitnessWords;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Witness;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;

/** Makes the diagnostics of a report, by the URI of the file that they are about. */
final class Diagnosis {
  private static final String SOURCE = "heddle";

  /** More steps of an execution than this are no help in an editor. */
  private static final int MOST_STEPS = 200;

  private final CheckReport report;
  private final Documents documents;
  private final Map<Path, Lines> lines = new HashMap<>();
  private final Map<String, List<Diagnostic>> all = new LinkedHashMap<>();

  private Diagnosis(CheckReport report, Documents documents) {
    this.report = report;
    this.documents = documents;
    lines.put(report.document().file(), Lines.of(report.document()));
  }

  /** The diagnostics of each file; of the document itself even if there are none. */
  static Map<String, List<Diagnostic>> of(CheckReport report, Documents documents) {
    return new Diagnosis(report, documents).make();
  }

  private Map<String, List<Diagnostic>> make() {
    all.put(report.document().uri(), new ArrayList<>());
    for (InputProblem problem : report.problems()) {
      add(problem.at(), DiagnosticSeverity.Error, problem.message());
    }
    for (CheckReport.Failure failure : report.failures()) {
      Diagnostic d =
          add(
              failure.flaw().at(),
              DiagnosticSeverity.Error,
              failure.flaw().message() + models(failure));
      d.setCode(failure.flaw().kind().toString().replace(' ', '-'));
      d.setRelatedInformation(steps(failure.witness()));
    }
    for (CheckReport.Answer answer : report.answers()) {
      if (answer.verdict().answer() == Verdict.Answer.UNKNOWN) {
        String why = LimitText.join(answer.verdict().limits());
        add(programStart(), DiagnosticSeverity.Information, answer.model() + ": UNKNOWN, " + why);
      }
    }
    return all;
  }

  private String models(CheckReport.Failure failure) {
    List<MemoryModel> passed = report.passed();
    return " (under "
        + names(failure.models())
        + (passed.isEmpty() ? "" : "; not under " + names(passed))
        + ")";
  }

  private static String names(List<MemoryModel> models) {
    return models.stream().map(MemoryModel::toString).collect(Collectors.joining(", "));
  }

  private SourcePosition programStart() {
    int line = report.document().programLine().orElse(0) + 1;
    return new SourcePosition(report.document().file().toString(), line, 0);
  }

  private Diagnostic add(SourcePosition at, DiagnosticSeverity severity, String message) {
    Location place = location(at);
    Diagnostic diagnostic = new Diagnostic(place.getRange(), message, severity, SOURCE);
    all.computeIfAbsent(place.getUri(), _ -> new ArrayList<>()).add(diagnostic);
    return diagnostic;
  }

  /** What each step of the execution does, in order. */
  private List<DiagnosticRelatedInformation> steps(Witness witness) {
    List<DiagnosticRelatedInformation> steps = new ArrayList<>();
    for (Witness.Step step : witness.steps()) {
      if (steps.size() == MOST_STEPS) {
        int more = witness.steps().size() - MOST_STEPS;
        steps.add(related(step.at(), "and " + more + " more steps"));
        break;
      }
      steps.add(
          related(
              step.at(),
              (steps.size() + 1) + ". thread " + step.thread() + " " + WitnessWords.of(step)));
    }
    for (Witness.Note note : witness.standing()) {
      steps.add(related(note.at(), "thread " + note.thread() + " " + note.text()));
    }
    return steps;
  }

  private DiagnosticRelatedInformation related(SourcePosition at, String text) {
    return new DiagnosticRelatedInformation(location(at), text);
  }

  /** In the document itself if the position names no file that can be. */
  private Location location(SourcePosition at) {
    Path file = report.document().file();
    if (!at.file().isEmpty()) {
      try {
        file = Path.of(at.file()).toAbsolutePath().normalize();
      } catch (InvalidPathException e) {
        return new Location(report.document().uri(), lines(file).range(SourcePosition.NONE));
      }
    }
    boolean own = file.equals(report.document().file());
    String uri = own ? report.document().uri() : documents.uri(file);
    return new Location(uri, lines(file).range(at));
  }

  private Lines lines(Path file) {
    return lines.computeIfAbsent(file, this::read);
  }

  /** Of a file that cannot be read, only the numbers of lines are known. */
  private Lines read(Path file) {
    try {
      return Lines.of(documents.readable(documents.uri(file)));
    } catch (IOException e) {
      return new Lines(List.of(), true);
    }
  }
}
