// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.exchange;

import dev.heddle.program.Printable;
import dev.heddle.report.Result;
import dev.heddle.report.Xml;
import dev.heddle.verify.Verdict;
import java.util.List;

/**
 * Results in the XML that CI systems know from JUnit: a test case for each input and model. An
 * unknown answer is an error, and so is an input that is wrong, so that only checked inputs pass.
 * There are no times, so that the same input gives the same file.
 */
public final class JUnitXml {
  private JUnitXml() {}

  public static String of(List<Result> results, List<InputError> inputErrors, String command) {
    int tests = results.size() + inputErrors.size();
    long failures = count(results, Verdict.Answer.FAIL);
    long errors = count(results, Verdict.Answer.UNKNOWN) + inputErrors.size();
    String counts =
        " tests=\"" + tests + "\" failures=\"" + failures + "\" errors=\"" + errors + "\"";
    StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append("<testsuites").append(counts).append(">\n");
    out.append("  <testsuite name=\"heddle ").append(Xml.escape(command)).append('"');
    out.append(counts).append(" skipped=\"0\">\n");
    results.forEach(r -> out.append(testCase(r)));
    inputErrors.forEach(e -> out.append(testCase(e)));
    return out.append("  </testsuite>\n</testsuites>\n").toString();
  }

  private static long count(List<Result> results, Verdict.Answer answer) {
    return results.stream().filter(r -> r.answer() == answer).count();
  }

  private static String testCase(Result r) {
    String file = Xml.escape(Printable.line(String.join(" ", r.files())));
    String head = "    <testcase classname=\"" + file + "\" name=\"" + Xml.escape(r.model()) + "\"";
    return switch (r.answer()) {
      case PASS -> head + "/>\n";
      case FAIL -> head + ">\n" + complaint("failure", r) + "    </testcase>\n";
      case UNKNOWN -> head + ">\n" + complaint("error", r) + "    </testcase>\n";
    };
  }

  private static String testCase(InputError e) {
    String file = e.at().file().isEmpty() ? "heddle" : e.at().file();
    return "    <testcase classname=\""
        + Xml.escape(Printable.line(file))
        + "\" name=\"input\">\n"
        + element("error", "input", e.summary(), e.text())
        + "    </testcase>\n";
  }

  private static String complaint(String element, Result r) {
    String type = r.problems().isEmpty() ? r.verdict() : r.problems().getFirst().rule();
    StringBuilder all = new StringBuilder();
    for (Result.Problem p : r.problems()) {
      all.append(p.at().file().isEmpty() ? "" : p.at() + ": ").append(p.message()).append('\n');
      p.exhibit().ifPresent(e -> all.append(e.again()));
    }
    r.limits().forEach(l -> all.append(l).append('\n'));
    return element(element, type, r.headline(), all.toString());
  }

  private static String element(String name, String type, String message, String text) {
    return "      <"
        + name
        + " type=\""
        + Xml.escape(type)
        + "\" message=\""
        + Xml.escape(message)
        + "\">"
        + Xml.escape(text)
        + "</"
        + name
        + ">\n";
  }
}
