// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.InputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Recorded executions as text. */
class TraceReaderTest {
  private static TraceReader read(InputStream in) throws IOException {
    TraceReader reader = new TraceReader(in, "t", report -> new TsoMonitor(Overlaps.NONE, report));
    reader.read();
    return reader;
  }

  private static TraceReader read(String text) throws IOException {
    return read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> reports(TraceReader r) {
    List<String> all = new ArrayList<>();
    ViolationCounts t = r.counts();
    for (int i = 0; i < t.count(); i++) {
      all.add(
          String.join(
              " ",
              r.label(t.pending(i)),
              r.label(t.previous(i)),
              r.label(t.current(i)),
              String.valueOf(t.times(i)),
              String.valueOf(t.line(i))));
    }
    return all;
  }

  @Test
  void storeBuffering() throws IOException {
    TraceReader r = read("0 a.c:1 W x\n0 a.c:2 R y\n1 b.c:1 W y\n1 b.c:2 R x\n");
    assertEquals(4, r.events());
    assertEquals(List.of("a.c:1 b.c:1 b.c:2 1 4"), reports(r));
  }

  @Test
  void blanksCommentsAndLongWords() throws IOException {
    String text =
        """
        # store buffering

          main   the-first-instruction-of-all \tW  0x7fffffffffffffffffff # here
        main 2 R y
        other 3 W y\r
        other 4 R 0x7fffffffffffffffffff\
        """;
    TraceReader r = read(text);
    assertEquals(4, r.events());
    assertEquals(List.of("the-first-instruction-of-all 3 4 1 6"), reports(r));
  }

  @Test
  void everyKindOfEvent() throws IOException {
    assertEquals(List.of(), reports(read("0 1 W x\n0 f F\n0 2 R y\n1 3 W y\n1 4 R x\n")));
    assertEquals(List.of(), reports(read("0 1 W x\n0 c C z\n0 2 R y\n1 3 W y\n1 4 R x\n")));
    assertEquals(List.of(), reports(read("0 1 W x\n0 u U z\n0 2 R y\n1 3 W y\n1 4 R x\n")));
    assertEquals(
        List.of("1 3 4 1 5"), reports(read("0 1 W x\n0 s S\n0 2 R y\n1 3 W y\n1 4 R x\n")));
    assertEquals(
        List.of("1 n 4 1 5"), reports(read("0 1 W x\n0 2 R y\n1 3 W y\n1 n N 2\n2 4 R x\n")));
    assertEquals(
        List.of("1 j 4 1 5"), reports(read("0 1 W x\n0 2 R y\n2 3 W y\n1 j J 2\n1 4 R x\n")));
  }

  @ParameterizedTest
  @CsvSource({
    "'0 a W x\n0 b X y\n', t:2:5: the kind of event should be one of R W U C F S N J",
    "'0 a W x\n0 b WR y\n', t:2:5: the kind of event should be one of R W U C F S N J",
    "0 a W x y, t:1:9: the line should end here",
    "0 a W, t:1:6: an address is missing",
    "0 a J, t:1:6: a thread is missing",
    "0 a, t:1:4: the kind of event should be one of R W U C F S N J",
    "0, t:1:2: the label of an instruction is missing"
  })
  void wrongLines(String text, String message) {
    InputException e = assertThrows(InputException.class, () -> read(text));
    assertEquals(message, e.getMessage());
  }

  @Test
  void tooManyThreadsAndTooLongLines() {
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 1025; i++) {
      many.append(i).append(" a F\n");
    }
    InputException e = assertThrows(InputException.class, () -> read(many.toString()));
    assertEquals("t:1025:1: more than 1024 threads", e.getMessage());
    String line = "0 a W " + "x".repeat(5000) + "\n" + "# ".repeat(500_000);
    assertTrue(
        assertThrows(InputException.class, () -> read(line))
            .getMessage()
            .endsWith("a line of more than 4096 bytes"));
  }

  /** However words are parted and however the bytes arrive, the monitor is told the same. */
  @Test
  void formDoesNotMatter() throws IOException {
    Random random = new Random(1);
    StringBuilder plain = new StringBuilder();
    StringBuilder odd = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      String thread = String.valueOf(random.nextInt(6));
      String label = "q.c:" + random.nextInt(30);
      String kind = "RRRWWWUC".charAt(random.nextInt(8)) + "";
      String address = "x".repeat(random.nextInt(12)) + random.nextInt(9);
      plain.append(String.join(" ", thread, label, kind, address)).append('\n');
      String gap = " ".repeat(1 + random.nextInt(3));
      odd.append(String.join(gap, thread, label, kind, address)).append(" # ").append(gap);
      odd.append(random.nextBoolean() ? "\n" : "\n\n");
    }
    TraceReader expected = read(plain.toString());
    assertTrue(expected.counts().count() > 10);
    TraceReader other = read(odd.toString());
    assertEquals(expected.events(), other.events());
    assertEquals(counts(expected), counts(other));
    byte[] bytes = plain.toString().getBytes(StandardCharsets.UTF_8);
    InputStream trickle =
        new InputStream() {
          private int next;

          @Override
          public int read() {
            return next < bytes.length ? bytes[next++] : -1;
          }

          @Override
          public int read(byte[] to, int from, int most) {
            int n = Math.min(Math.min(most, 1 + next % 7), bytes.length - next);
            System.arraycopy(bytes, next, to, from, n);
            next += n;
            return n == 0 ? -1 : n;
          }
        };
    assertEquals(reports(expected), reports(read(trickle)));
  }

  /** Without the lines, which may differ. */
  private static List<String> counts(TraceReader r) {
    return reports(r).stream().map(s -> s.substring(0, s.lastIndexOf(' '))).toList();
  }
}
