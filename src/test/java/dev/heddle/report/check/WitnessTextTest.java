// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.SourcePosition;
import dev.heddle.report.Fold;
import dev.heddle.trace.Edge;
import dev.heddle.verify.Witness;
import dev.heddle.verify.Witness.Column;
import dev.heddle.verify.Witness.Doing;
import dev.heddle.verify.Witness.Note;
import dev.heddle.verify.Witness.Printed;
import dev.heddle.verify.Witness.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WitnessTextTest {
  private static final List<String> SOURCE =
      List.of("x = 1;", "  r = y;", "\ty = 1;", "assert(r || x);");

  private static SourcePosition line(int line) {
    return new SourcePosition("folder/sb.c", line, 3);
  }

  private static Step step(String thread, int line, Doing doing, String place, String value) {
    return new Step(doing, thread, thread + "#" + line, line(line), place, value, "0", false);
  }

  private static Witness storeBuffering(List<Column> columns) {
    return new Witness(
        columns,
        List.of(
            step("0", 1, Doing.BUFFER, "x", "1"),
            step("0", 2, Doing.READ, "y", "0"),
            step("0.1", 3, Doing.BUFFER, "y", "1"),
            step("0.1", 4, Doing.READ, "x", "0"),
            step("0.1", 3, Doing.COMMIT, "y", "1")),
        List.of(new Note("0.1", line(4), "assertion failed: r || x")),
        List.of(),
        List.of(new Printed("0", "one\ntw"), new Printed("0.1", "o\n")),
        List.of(
            new Witness.HeapObject("heap#1", "", "heap", "", 8, "0", line(9), Optional.empty())),
        List.of(
            new Edge(Edge.Type.FROM_READ, "0#2", "0.1#3"),
            new Edge(Edge.Type.FROM_READ, "0.1#4", "0#1")),
        "0 0.1");
  }

  private static Optional<String> source(SourcePosition at) {
    return at.line() > SOURCE.size() ? Optional.empty() : Optional.of(SOURCE.get(at.line() - 1));
  }

  @Test
  void aColumnPerThread() {
    Witness witness =
        storeBuffering(List.of(new Column("0", "main", ""), new Column("0.1", "worker", "")));
    assertEquals(
        """
                     0 main                        0.1 worker
             sb.c:1  x = 1;
           1           buffers x = 1
             sb.c:2  r = y;
           2           reads y = 0
             sb.c:3                                y = 1;
           3                                         buffers y = 1
             sb.c:4                                assert(r || x);
           4                                         reads x = 0
           5 sb.c:3                                ~> y = 1 reaches memory
             sb.c:4                                assert(r || x);
          !                                          assertion failed: r || x
          heap#1: 8 bytes, allocated by 0 (folder/sb.c:9:3)
          not as under SC: 2 -fr-> 3 -fr-> 1
          printed:
            one
            two
        """,
        WitnessText.of(witness, WitnessTextTest::source, Fold.WIDTH));
  }

  @Test
  void withoutTheSourceTheLinesAreNamed() {
    Witness witness =
        storeBuffering(List.of(new Column("0", "main", ""), new Column("0.1", "worker", "")));
    String text = WitnessText.of(witness, at -> Optional.empty(), Fold.WIDTH);
    assertTrue(text.contains("\n   1 sb.c:1  buffers x = 1\n"), text);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 5, 6, 30})
  void manyThreadsStillFit(int threads) {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column("0", "main", ""));
    for (int i = 1; i < threads; i++) {
      columns.add(new Column("0." + i, "a_function_with_a_long_name", ""));
    }
    String text = WitnessText.of(storeBuffering(columns), WitnessTextTest::source, Fold.WIDTH);
    text.lines().forEach(l -> assertTrue(l.length() <= 80, l));
    assertEquals(threads > 5, text.startsWith("  threads: 0 main, "), text);
  }
}
