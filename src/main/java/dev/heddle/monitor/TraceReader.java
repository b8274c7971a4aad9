// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Reads a recorded SC execution as text (docs/monitor.md) and passes it to a monitor, in one pass:
 * memory depends on the number of threads, labels and addresses, not on the number of events.
 *
 * <p>Words are read eight bytes at a time: every byte that is not above a blank ends one.
 */
public final class TraceReader {
  /** The most bytes of a line. */
  private static final int LONGEST = 1 << 12;

  private static final String KINDS = "the kind of event should be one of R W U C F S N J";
  private static final int WORD = Long.BYTES;
  private static final int ROOM = 1 << 18;
  private static final int MOST_THREADS = 1 << 10;
  private static final long LOW_BITS = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = LOW_BITS << 7;
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final InputStream in;
  private final String file;
  private final Monitor monitor;
  private final Names threads = new Names();

  /** The number plus 1 of the thread with a name of one character; 0 if there is none. */
  private final int[] single = new int[128];

  private final Names labels = new Names();
  private final Names addresses = new Names();
  private final ViolationCounts counts = new ViolationCounts();
  private final byte[] buffer = new byte[ROOM + LONGEST + 5 * WORD];
  private int position;
  private int end;
  private boolean ended;

  /** The number of the line that begins at the position, from 1 on. */
  private long line;

  private long events;

  /**
   * @param file the name of the input
   * @param model creates the monitor
   */
  public TraceReader(InputStream in, String file, Function<Report, Monitor> model) {
    this.in = in;
    this.file = file;
    this.monitor = model.apply((p, q, c) -> counts.add(p, q, c, line));
  }

  /**
   * Reads to the end.
   *
   * @throws InputException if a line is wrong
   */
  public void read() throws IOException {
    while (hasLine()) {
      line++;
      int next = readUsualLine(position);
      if (next < 0) {
        next = readLine(position);
      }
      if (next - position > LONGEST) {
        throw wrong(position, "a line of more than " + LONGEST + " bytes");
      }
      position = next;
    }
  }

  public long events() {
    return events;
  }

  public ViolationCounts counts() {
    return counts;
  }

  /** The name of a label. */
  public String label(int number) {
    return labels.text(number);
  }

  // ---------------------------------------------------------------- the buffer

  /**
   * Ensures that the buffer contains a whole line, or the rest of the input followed by a line
   * break.
   */
  private boolean hasLine() throws IOException {
    if (end - position >= LONGEST || ended) {
      return position < end;
    }
    System.arraycopy(buffer, position, buffer, 0, end - position);
    end -= position;
    position = 0;
    while (!ended && end < ROOM) {
      int n = in.read(buffer, end, ROOM - end);
      ended = n < 0;
      end += Math.max(n, 0);
    }
    if (ended && end > 0 && buffer[end - 1] != '\n') {
      buffer[end++] = '\n';
    }
    Arrays.fill(buffer, end, end + 4 * WORD, (byte) '\n');
    return position < end;
  }

  // ---------------------------------------------------------------- a line

  /**
   * Reads a line in the form in which recorders write most lines: a known thread with a name of one
   * character, an access, and one blank between words.
   *
   * @return the position after it, or -1 if the line has another form
   */
  private int readUsualLine(int p) {
    byte name = buffer[p];
    int thread = name < 0 ? -1 : single[name] - 1;
    int from = p + 2;
    int named = afterWord(from);
    byte kind = buffer[named + 1];
    int at = named + 3;
    int end = afterWord(at);
    if (thread < 0
        || buffer[p + 1] != ' '
        || named == from
        || buffer[named] != ' '
        || buffer[named + 2] != ' '
        || kind != 'R' && kind != 'W' && kind != 'U'
        || end == at
        || buffer[end] != '\n') {
      return -1;
    }
    int label = word(from, named, labels, "");
    int address = word(at, end, addresses, "");
    events++;
    if (kind == 'R') {
      monitor.read(thread, address, label);
    } else if (kind == 'W') {
      monitor.write(thread, address, label);
    } else {
      monitor.update(thread, address, label);
    }
    return end + 1;
  }

  /** Reads a line; returns the position after it. */
  private int readLine(int from) {
    int p = afterBlanks(from);
    if (buffer[p] != '\n' && buffer[p] != '#') {
      p = afterBlanks(event(p));
    }
    if (buffer[p] == '#') {
      while (buffer[p] != '\n') {
        p++;
      }
    }
    if (buffer[p] != '\n') {
      throw wrong(p, "the line should end here");
    }
    return p + 1;
  }

  private int event(int from) {
    int p = afterWord(from);
    int thread = thread(from, p);
    int named = afterBlanks(p);
    p = afterWord(named);
    int label = word(named, p, labels, "the label of an instruction");
    int kind = afterBlanks(p);
    p = afterWord(kind);
    if (p != kind + 1) {
      throw wrong(kind, KINDS);
    }
    events++;
    return act(thread, label, buffer[kind], p);
  }

  private int act(int thread, int label, byte kind, int p) {
    if (kind == 'F') {
      monitor.fence(thread);
      return p;
    }
    if (kind == 'S') {
      monitor.storeFence(thread);
      return p;
    }
    int from = afterBlanks(p);
    int end = afterWord(from);
    switch (kind) {
      case 'R' -> monitor.read(thread, address(from, end), label);
      case 'W' -> monitor.write(thread, address(from, end), label);
      case 'U' -> monitor.update(thread, address(from, end), label);
      case 'C' -> monitor.compare(thread, address(from, end), label);
      case 'N' -> {
        monitor.fence(thread);
        monitor.spawn(thread, thread(from, end), label);
      }
      case 'J' -> monitor.join(thread, thread(from, end), label);
      default -> throw wrong(p - 1, KINDS);
    }
    return end;
  }

  private int thread(int from, int end) {
    byte digit = buffer[from];
    if (end == from + 1 && digit >= 0 && single[digit] != 0) {
      return single[digit] - 1;
    }
    int thread = word(from, end, threads, "a thread");
    if (thread >= MOST_THREADS) {
      throw wrong(from, "more than " + MOST_THREADS + " threads");
    }
    if (end == from + 1 && digit >= 0) {
      single[digit] = thread + 1;
    }
    return thread;
  }

  private int address(int from, int end) {
    return word(from, end, addresses, "an address");
  }

  // ---------------------------------------------------------------- words

  private int afterBlanks(int p) {
    while (buffer[p] == ' ' || buffer[p] == '\t' || buffer[p] == '\r') {
      p++;
    }
    return p;
  }

  private int afterWord(int p) {
    long stops = stops((long) LONG.get(buffer, p));
    while (stops == 0) {
      p += WORD;
      stops = stops((long) LONG.get(buffer, p));
    }
    return p + (Long.numberOfTrailingZeros(stops) >>> 3);
  }

  /** A bit in each byte that is not above a blank; only the lowest such bit is exact. */
  private static long stops(long bytes) {
    return bytes - LOW_BITS * (' ' + 1) & ~bytes & HIGH_BITS;
  }

  private int word(int from, int end, Names names, String what) {
    int length = end - from;
    if (length <= 0) {
      throw wrong(from, what + " is missing");
    }
    long low = (long) LONG.get(buffer, from);
    if (length <= WORD) {
      return names.of(low & -1L >>> -8 * length, 0);
    }
    if (length <= 2 * WORD) {
      return names.of(low, (long) LONG.get(buffer, from + WORD) & -1L >>> -8 * (length - WORD));
    }
    return names.of(new String(buffer, from, length, StandardCharsets.UTF_8));
  }

  private InputException wrong(int at, String message) {
    int shown = (int) Math.min(line, Integer.MAX_VALUE);
    return new InputException(new SourcePosition(file, shown, at - position + 1), message);
  }
}
