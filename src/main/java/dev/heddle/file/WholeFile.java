// SPDX-License-Identifier: Apache-2.0
package dev.heddle.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.security.SecureRandom;
import java.util.Set;

/**
 * Writes a temporary file beside the destination and renames it. After any failure (a full disk, a
 * killed process) the destination has its previous content or all of the new one.
 */
public final class WholeFile {
  private static final SecureRandom RANDOM = new SecureRandom();

  private WholeFile() {}

  /**
   * What a user asked for at a place that the user chose. A link, a device or a pipe there is
   * written to and stays; so does a file in a folder in which no file can be created.
   */
  public static void write(Path place, byte[] content) throws IOException {
    boolean isPlain = Files.isRegularFile(place, LinkOption.NOFOLLOW_LINKS);
    boolean isThere = isPlain || Files.exists(place, LinkOption.NOFOLLOW_LINKS);
    if (isThere && !(isPlain && Files.isWritable(folder(place)))) {
      Files.write(place, content);
    } else {
      replace(place, content);
    }
  }

  /** Whatever the place had, a link too, gives way. The disk has the content when this returns. */
  public static void replace(Path place, byte[] content) throws IOException {
    String random = Long.toHexString(RANDOM.nextLong());
    Path scratch = folder(place).resolve(".heddle-" + random + ".new");
    // Fails if there is anything of that name: no other process can make us write through a link.
    FileChannel channel =
        FileChannel.open(scratch, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      try (channel) {
        ByteBuffer left = ByteBuffer.wrap(content);
        while (left.hasRemaining()) {
          channel.write(left);
        }
        channel.force(true);
      }
      keepPermissions(place, scratch);
      Files.move(
          scratch, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(scratch);
    }
  }

  private static Path folder(Path place) {
    return place.toAbsolutePath().getParent();
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    if (Files.isRegularFile(from, LinkOption.NOFOLLOW_LINKS)) {
      try {
        Set<PosixFilePermission> before = Files.getPosixFilePermissions(from);
        Files.setPosixFilePermissions(to, before);
      } catch (UnsupportedOperationException e) {
        // A file system without permissions has none to keep.
      }
    }
  }
}
