// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.model.MemoryModel;
import dev.heddle.monitor.Monitors;
import dev.heddle.monitor.Overlaps;
import dev.heddle.monitor.TraceReader;
import dev.heddle.monitor.ViolationCounts;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.monitoring.ConsistencyViolation.Access;
import dev.heddle.verify.monitoring.MonitorVerdict.Found;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Can sequential consistency be left, as far as one recorded execution tells? */
public final class TraceMonitoring {
  private static final Pattern POSITION = Pattern.compile("(.+?):(\\d{1,9})(?::(\\d{1,9}))?");

  private TraceMonitoring() {}

  /**
   * @param file what the input is called
   * @throws dev.heddle.program.InputException if it is no recorded execution
   */
  public static MonitorVerdict ask(InputStream in, String file, MemoryModel model)
      throws IOException {
    long start = System.nanoTime();
    TraceReader reader =
        new TraceReader(in, file, report -> Monitors.of(model, Overlaps.NONE, report));
    reader.read();
    if (reader.events() == 0) {
      throw new InputException(new SourcePosition(file, 0, 0), "the trace has no events");
    }
    List<Found> findings = findings(reader);
    return new MonitorVerdict(
        model.toString(),
        MonitorVerdict.TRACE,
        new MonitorVerdict.Counts(
            1, reader.events(), findings.isEmpty() ? 0 : 1, System.nanoTime() - start),
        findings,
        List.of(),
        Optional.empty(),
        List.of());
  }

  private static List<Found> findings(TraceReader reader) {
    List<Found> findings = new ArrayList<>();
    ViolationCounts tally = reader.counts();
    for (int i = 0; i < tally.count(); i++) {
      ConsistencyViolation v =
          new ConsistencyViolation(
              access("store", reader.label(tally.pending(i))),
              access("event", reader.label(tally.previous(i))),
              access("event", reader.label(tally.current(i))));
      findings.add(new Found(v, tally.times(i), 1, ""));
    }
    findings.sort(ViolationTable.ORDER);
    return findings;
  }

  /** A label may be a position in a file, or anything else. */
  private static Access access(String what, String label) {
    Matcher m = POSITION.matcher(label);
    if (!m.matches()) {
      return new Access(what, new SourcePosition(label, 0, 0));
    }
    int column = m.group(3) == null ? 0 : Integer.parseInt(m.group(3));
    return new Access(what, new SourcePosition(m.group(1), Integer.parseInt(m.group(2)), column));
  }
}
