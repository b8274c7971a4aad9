// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.file.WholeFile;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.session.Checkpoint.Identity;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * A file with a {@link Checkpoint}: a line that says so, a checksum of the rest, the rest. It is
 * there whole or not at all, and replaces an older one in one step.
 */
final class CheckpointFile {
  private static final byte[] FIRST_LINE =
      "heddle checkpoint 4\n".getBytes(StandardCharsets.US_ASCII);

  private static final int HEAD = FIRST_LINE.length + Long.BYTES;

  private final Path path;

  CheckpointFile(Path path) {
    this.path = path;
  }

  /** Writes the checkpoint to the disk before it returns. */
  void write(Checkpoint checkpoint) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(FIRST_LINE);
    bytes.write(new byte[Long.BYTES]);
    checkpoint.write(new DataOutputStream(bytes));
    byte[] all = bytes.toByteArray();
    ByteBuffer.wrap(all).putLong(FIRST_LINE.length, checksum(all));
    WholeFile.replace(path, all);
  }

  /**
   * @throws InputException if the file cannot be written
   */
  void expectWritable() {
    Path folder = path.toAbsolutePath().getParent();
    if (Files.isDirectory(path) || folder == null || !Files.isWritable(folder)) {
      throw wrong("cannot be written");
    }
  }

  /**
   * @throws InputException if there is no checkpoint, a damaged one, or one of something else
   */
  Checkpoint read(Identity expected) {
    byte[] all = bytes();
    if (all.length < HEAD || Arrays.mismatch(all, FIRST_LINE) < FIRST_LINE.length) {
      throw wrong("not a checkpoint of this version of Heddle");
    }
    if (ByteBuffer.wrap(all).getLong(FIRST_LINE.length) != checksum(all)) {
      throw wrong("the checkpoint is damaged");
    }
    try (DataInputStream in =
        new DataInputStream(new ByteArrayInputStream(all, HEAD, all.length - HEAD))) {
      Identity identity = Checkpoint.identity(in);
      compare(identity, expected);
      return Checkpoint.read(identity, in);
    } catch (IOException e) {
      throw wrong("the checkpoint is damaged");
    }
  }

  private byte[] bytes() {
    try {
      return Files.readAllBytes(path);
    } catch (NoSuchFileException e) {
      throw wrong("no such file");
    } catch (FileSystemException e) {
      throw wrong(e.getReason() == null ? "cannot be read" : e.getReason());
    } catch (IOException e) {
      throw wrong(e.getMessage());
    }
  }

  private void compare(Identity found, Identity expected) {
    if (!found.tool().equals(expected.tool())) {
      throw wrong("a checkpoint of Heddle " + found.tool() + ", and this is " + expected.tool());
    }
    if (!found.question().equals(expected.question())) {
      throw wrong(
          "a checkpoint of '" + found.question() + "', and this is '" + expected.question() + "'");
    }
    if (!found.program().equals(expected.program())) {
      throw wrong("a checkpoint of another program");
    }
  }

  /** The error of a search that resumed from here and failed. */
  InputException mismatch(Throwable failure) {
    String what = failure.getClass().getSimpleName();
    return wrong("the checkpoint does not fit (" + what + "); start the search again without it");
  }

  private InputException wrong(String message) {
    return new InputException(new SourcePosition(path.toString(), 0, 0), message);
  }

  private static long checksum(byte[] all) {
    CRC32C sum = new CRC32C();
    sum.update(all, HEAD, all.length - HEAD);
    return (long) all.length << 32 | sum.getValue();
  }
}
