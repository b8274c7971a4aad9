// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.exchange;

import dev.heddle.program.SourcePosition;
import dev.heddle.report.Result;
import dev.heddle.verify.Verdict;
import java.util.List;

/** Results as workflow commands by which GitHub shows annotations beside the lines of a change. */
public final class GitHubAnnotations {
  private GitHubAnnotations() {}

  public static String of(List<Result> results, List<InputError> errors) {
    StringBuilder out = new StringBuilder();
    for (InputError e : errors) {
      String place = e.at().file().isEmpty() ? "" : place(e.at().file(), e.at()) + ",";
      out.append("::error " + place + "title=heddle::" + text(e.summary()) + "\n");
    }
    for (Result r : results) {
      String under = r.model().isEmpty() ? "" : " (" + r.model() + ")";
      for (Result.Problem p : r.problems()) {
        String command = p.level() == Result.Level.ERROR ? "error" : "notice";
        out.append(line(command, place(r, p.at()), p.rule() + under, p.message()));
      }
      String limited = r.answer() == Verdict.Answer.UNKNOWN ? "error" : "warning";
      for (String limit : r.limits()) {
        out.append(line(limited, place(r, SourcePosition.NONE), r.verdict() + under, limit));
      }
      if (r.problems().isEmpty() && r.limits().isEmpty()) {
        String title = r.verdict() + under;
        String command = r.answer() == Verdict.Answer.UNKNOWN ? "error" : "notice";
        out.append(line(command, place(r, SourcePosition.NONE), title, r.headline()));
      }
    }
    return out.toString();
  }

  private static String place(Result r, SourcePosition at) {
    return place(at.file().isEmpty() ? r.files().getFirst() : at.file(), at);
  }

  private static String place(String file, SourcePosition at) {
    return "file="
        + property(file)
        + (at.line() > 0 ? ",line=" + at.line() : "")
        + (at.column() > 0 ? ",col=" + at.column() : "");
  }

  private static String line(String command, String place, String title, String message) {
    return "::" + command + " " + place + ",title=" + property(title) + "::" + text(message) + "\n";
  }

  private static String text(String message) {
    return message.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String value) {
    return text(value).replace(":", "%3A").replace(",", "%2C");
  }
}
