// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes an archive in the format ustar of POSIX. All files belong to root; equal files give equal
 * archives.
 */
final class TarWriter implements AutoCloseable {
  private static final int BLOCK = 512;
  private static final int NAME = 100;
  private static final int PREFIX = 155;
  private static final int EXECUTABLE = 0755;
  private static final int PLAIN = 0644;

  private final OutputStream out;

  TarWriter(OutputStream out) {
    this.out = out;
  }

  /** A folder that everybody may read, or write as well, as they may in {@code /tmp}. */
  void folder(String name, boolean isShared) throws IOException {
    header(name + "/", isShared ? 01777 : EXECUTABLE, 0, 0, '5', "");
  }

  void link(String name, String target) throws IOException {
    header(name, 0777, 0, 0, '2', target);
  }

  /**
   * @param seconds when it was changed last, since 1970
   */
  void file(String name, Path contents, long seconds) throws IOException {
    long size = Files.size(contents);
    header(name, Files.isExecutable(contents) ? EXECUTABLE : PLAIN, size, seconds, '0', "");
    if (Files.copy(contents, out) != size) {
      throw new IOException(contents + " changed while it was read");
    }
    pad(size);
  }

  private void header(String name, int mode, long size, long seconds, char type, String link)
      throws IOException {
    byte[] block = new byte[BLOCK];
    int cut = name.length() <= NAME ? -1 : name.indexOf('/', name.length() - NAME - 1);
    boolean fits = name.length() <= NAME || cut >= 0 && cut <= PREFIX && cut < name.length() - 1;
    if (!fits || link.length() > NAME) {
      throw new IOException("the name is too long: " + name);
    }
    put(block, 0, name.substring(cut + 1));
    put(block, 100, octal(mode, 7));
    put(block, 108, octal(0, 7));
    put(block, 116, octal(0, 7));
    put(block, 124, octal(size, 11));
    put(block, 136, octal(seconds, 11));
    put(block, 148, " ".repeat(8));
    block[156] = (byte) type;
    put(block, 157, link);
    put(block, 257, "ustar\0" + "00");
    put(block, 265, "root");
    put(block, 297, "root");
    put(block, 345, cut < 0 ? "" : name.substring(0, cut));
    int sum = 0;
    for (byte b : block) {
      sum += b & 0xff;
    }
    put(block, 148, octal(sum, 6) + "\0 ");
    out.write(block);
  }

  private static String octal(long value, int digits) {
    return String.format("%0" + digits + "o", value);
  }

  private static void put(byte[] block, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    System.arraycopy(bytes, 0, block, at, bytes.length);
  }

  private void pad(long size) throws IOException {
    out.write(new byte[(int) (-size & (BLOCK - 1))]);
  }

  @Override
  public void close() throws IOException {
    out.write(new byte[2 * BLOCK]);
    out.close();
  }
}
