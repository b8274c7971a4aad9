// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.report.JsonText;
import dev.heddle.verify.monitoring.ConsistencyViolation;
import dev.heddle.verify.monitoring.MonitorVerdict;
import java.util.List;

/**
 * The result of a monitor as one JSON object on one line; its form is described in docs/monitor.md.
 */
public final class MonitorJson {
  private MonitorJson() {}

  public static String of(List<String> files, MonitorVerdict v) {
    return JsonText.line(j -> {
      CheckJson.head(j, v.answer(), files, v.model());
      j.text("method", v.method());
      j.number("runs", v.counts().runs()).number("events", v.counts().events());
      j.number("tracesWithViolations", v.counts().violating());
      j.objects("violations", v.findings(), f -> violation(j, f));
      CheckJson.errors(j, v.errors());
      j.limit(v.limits());
      j.seconds("monitorSeconds", v.counts().nanoseconds() / 1e9);
    });
  }

  private static void violation(JsonText j, MonitorVerdict.Found f) {
    access(j, "pending", f.violation().pending());
    access(j, "previous", f.violation().previous());
    access(j, "current", f.violation().current());
    j.number("count", f.count()).number("runs", f.runs());
    j.text("schedule", f.schedule().isEmpty() ? null : f.schedule());
  }

  private static void access(JsonText json, String role, ConsistencyViolation.Access a) {
    json.object(
        role,
        j -> {
          j.text("what", a.what());
          CheckJson.position(j, a.at());
        });
  }
}
