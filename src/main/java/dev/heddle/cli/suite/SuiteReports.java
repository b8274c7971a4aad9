// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import static dev.heddle.cli.suite.JsonTree.list;
import static dev.heddle.cli.suite.JsonTree.map;

import dev.heddle.cli.command.Version;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.Xml;
import dev.heddle.report.exchange.GitHubAnnotations;
import dev.heddle.report.exchange.InputError;
import dev.heddle.report.exchange.Sarif;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The answers of a suite for other programs. What is as expected is no error in any of them. */
final class SuiteReports {
  private SuiteReports() {}

  /** One object; each question in the order of the file. */
  static String json(List<SuiteAnswer> all) {
    List<Object> answers = new ArrayList<>();
    for (SuiteAnswer a : all) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("test", a.question().test());
      fields.put("model", a.question().model().isEmpty() ? null : a.question().model());
      fields.put("command", a.question().command());
      fields.put("files", a.question().files().stream().map(Object::toString).toList());
      fields.put("verdict", a.word());
      fields.put("expected", a.question().expected().toString());
      fields.put("ok", a.isExpected());
      fields.put("message", a.headline());
      answers.add(fields);
    }
    Map<String, Object> whole = new LinkedHashMap<>();
    whole.put("version", 1L);
    whole.put("answers", answers);
    return JsonTree.write(whole);
  }

  static String junit(List<SuiteAnswer> all) {
    StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append("<testsuites").append(counts(all)).append(">\n");
    Map<String, List<SuiteAnswer>> tests = new LinkedHashMap<>();
    all.forEach(a -> tests.computeIfAbsent(a.question().test(), _ -> new ArrayList<>()).add(a));
    tests.forEach((name, answers) -> {
      out.append("  <testsuite name=\"").append(Xml.escape(name)).append('"');
      out.append(counts(answers)).append(" skipped=\"0\">\n");
      answers.forEach(a -> out.append(testCase(a)));
      out.append("  </testsuite>\n");
    });
    return out.append("</testsuites>\n").toString();
  }

  private static String counts(List<SuiteAnswer> all) {
    long failures = all.stream().filter(a -> !a.isExpected() && isFailure(a)).count();
    long errors = all.stream().filter(a -> !a.isExpected() && !isFailure(a)).count();
    return " tests=\"" + all.size() + "\" failures=\"" + failures + "\" errors=\"" + errors + "\"";
  }

  /** Whether the answer is wrong; else there is none. */
  private static boolean isFailure(SuiteAnswer a) {
    return a.word().equals("FAIL") || a.word().equals("PASS");
  }

  private static String testCase(SuiteAnswer a) {
    Question q = a.question();
    String model = q.model().isEmpty() ? q.command() : q.model();
    String head =
        "    <testcase classname=\"" + Xml.escape(q.test()) + "\" name=\"" + Xml.escape(model);
    if (a.isExpected()) {
      return head + "\"/>\n";
    }
    String element = isFailure(a) ? "failure" : "error";
    return (head + "\">\n      <" + element + " type=\"" + a.word() + "\" message=\"")
        + Xml.escape(a.complaint())
        + "\">"
        + Xml.escape(a.text())
        + ("</" + element + ">\n    </testcase>\n");
  }

  /** One run with what all commands found that was not expected. */
  static String sarif(List<SuiteAnswer> all) {
    Map<String, Object> log = map(tree(Sarif.of(List.of(), List.of(), Version.text())));
    Map<String, Object> run = map(list(log.get("runs")).getFirst());
    Map<String, Object> invocation = map(list(run.get("invocations")).getFirst());
    Map<String, Map<String, Object>> rules = new TreeMap<>();
    List<Object> results = list(run.get("results"));
    List<Object> notes = list(invocation.get("toolExecutionNotifications"));
    boolean succeeded = true;
    for (SuiteAnswer a : all) {
      succeeded &= a.answer().isPresent();
      if (a.isExpected()) {
        continue;
      }
      for (Object rule : list(driver(a.sarif()).get("rules"))) {
        rules.put((String) map(rule).get("id"), map(rule));
      }
      List<Object> own = list(a.sarif().get("results"));
      results.addAll(own);
      List<Object> said = new ArrayList<>();
      for (Object i : list(a.sarif().get("invocations"))) {
        said.addAll(list(map(i).get("toolExecutionNotifications")));
      }
      notes.addAll(said);
      if (own.isEmpty() && said.isEmpty()) {
        notes.add(notification(a));
      }
    }
    List<String> ids = List.copyOf(rules.keySet());
    results.forEach(r -> map(r).put("ruleIndex", (long) ids.indexOf(map(r).get("ruleId"))));
    driver(run).put("rules", List.copyOf(rules.values()));
    invocation.put("executionSuccessful", succeeded);
    return JsonTree.write(log);
  }

  private static Map<String, Object> driver(Map<String, Object> run) {
    return run.isEmpty() ? Map.of() : map(map(run.get("tool")).get("driver"));
  }

  private static Object notification(SuiteAnswer a) {
    Map<String, Object> note = new LinkedHashMap<>();
    note.put("level", "error");
    note.put("message", Map.of("text", name(a) + ": " + a.complaint()));
    return note;
  }

  private static String name(SuiteAnswer a) {
    return (a.question().test() + " " + a.question().model()).strip();
  }

  private static Object tree(String text) {
    try {
      return JsonTree.read(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An annotation for each result of SARIF, and one for each other answer. */
  static String github(List<SuiteAnswer> all) {
    StringBuilder out = new StringBuilder();
    for (SuiteAnswer a : all) {
      if (!a.isExpected()) {
        List<InputError> errors = new ArrayList<>();
        list(a.sarif().get("results")).forEach(r -> errors.add(error(map(r))));
        List<String> files = a.question().files().stream().map(Object::toString).toList();
        if (errors.isEmpty()) {
          errors.add(InputError.of(a.answer().isPresent() ? a.complaint() : a.text(), files));
        }
        out.append(GitHubAnnotations.of(List.of(), errors));
      }
    }
    return out.toString();
  }

  private static InputError error(Map<String, Object> result) {
    String message = (String) map(result.get("message")).get("text");
    Map<String, Object> place = map(list(result.get("locations")).getFirst());
    Map<String, Object> physical = map(place.get("physicalLocation"));
    URI uri = URI.create((String) map(physical.get("artifactLocation")).get("uri"));
    Map<String, Object> region =
        physical.containsKey("region") ? map(physical.get("region")) : Map.of();
    SourcePosition at =
        new SourcePosition(
            uri.getPath(), number(region, "startLine"), number(region, "startColumn"));
    return new InputError(at, message, message);
  }

  private static int number(Map<String, Object> fields, String name) {
    return fields.get(name) instanceof Long n ? Math.toIntExact(n) : 0;
  }
}
