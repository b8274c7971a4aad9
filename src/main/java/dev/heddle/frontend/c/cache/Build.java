// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * Identifies this build of Heddle: another build may produce other programs from the same files.
 */
final class Build {
  /** A zip ends with so many bytes, unless it has a comment: with these three among them. */
  private static final int END = 22;

  private static final int MARK = 0x06054b50;
  private static final int SIZE = 12;
  private static final int PLACE = 16;

  private Build() {}

  /** By its jar. A folder of classes has no identity: it changes under our feet. */
  static Optional<String> current() {
    try {
      File code = new File(Build.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return code.isDirectory() ? Optional.empty() : Optional.of(identity(code));
    } catch (IOException | URISyntaxException | SecurityException e) {
      return Optional.empty();
    }
  }

  /** By its directory, which has a checksum and the size of everything in it. */
  static String identity(File jar) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(jar, "r")) {
      long length = file.length();
      ByteBuffer end =
          ByteBuffer.wrap(read(file, Math.max(0, length - END), (int) Math.min(END, length)))
              .order(ByteOrder.LITTLE_ENDIAN);
      boolean known = length >= END && end.getInt(0) == MARK;
      byte[] directory =
          known
              ? read(file, Integer.toUnsignedLong(end.getInt(PLACE)), end.getInt(SIZE))
              : read(file, 0, Math.toIntExact(length));
      return length + " " + Long.toHexString(Entry.checksum(directory, 0));
    }
  }

  private static byte[] read(RandomAccessFile file, long from, int length) throws IOException {
    byte[] bytes = new byte[length];
    file.seek(from);
    file.readFully(bytes);
    return bytes;
  }
}
