// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * A recorded execution of any length, as {@code heddle monitor --trace} reads it: four threads that
 * read, write and update shared and own data. It is a piece of text again and again, so that the
 * time to make it does not count.
 */
final class RecordedTrace extends InputStream {
  static final int PIECE = 100_000;
  private static final int THREADS = 4;
  private static final int INSTRUCTIONS = 200;
  private static final int SHARED = 256;
  private static final int OWN = 256;
  private static final byte[] TEXT = text();

  private long left;
  private int position;

  /**
   * @param pieces of so many events as {@link #PIECE}
   */
  RecordedTrace(long pieces) {
    left = pieces * TEXT.length;
  }

  private static byte[] text() {
    Random random = new Random(1);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < PIECE; i++) {
      int thread = random.nextInt(THREADS);
      int what = random.nextInt(100);
      boolean shared = random.nextInt(100) < 30;
      long address =
          shared
              ? 0x4c_0000 + 8L * random.nextInt(SHARED)
              : 0x4d_0000 + 0x1_0000L * thread + 8L * random.nextInt(OWN);
      out.append(thread).append(" q.c:").append(random.nextInt(INSTRUCTIONS));
      if (what == 0) {
        out.append(" F\n");
      } else {
        out.append(what < 4 ? " U " : what < 35 ? " W " : " R ");
        out.append(Long.toHexString(address)).append('\n');
      }
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public int read(byte[] to, int from, int most) {
    if (left == 0) {
      return -1;
    }
    int n = (int) Math.min(left, Math.min(most, TEXT.length - position));
    System.arraycopy(TEXT, position, to, from, n);
    position = (position + n) % TEXT.length;
    left -= n;
    return n;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }
}
