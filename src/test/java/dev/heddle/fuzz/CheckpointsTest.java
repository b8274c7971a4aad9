// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checkpoints that somebody changed, with a checksum that fits. */
@Tag("slow")
class CheckpointsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"check, optimal", "check, source", "outcomes, optimal", "outcomes, exhaustive"})
  void forged(String command, String algorithm) throws IOException {
    Path file = folder.resolve("checkpoint");
    List<String> words = words(command, algorithm);
    byte[] good = checkpoint(words, file);
    Damage damage = new Damage("checkpoint " + command + algorithm, List.of("-"));
    words.addAll(List.of("--max-executions", "80", "--max-time", "1", "--resume", file.toString()));
    for (int i = 0; i < Damage.inputs(200); i++) {
      byte[] forged = damage.bytes(good, afterIdentity(good));
      sign(forged);
      Files.write(file, forged);
      Commands.answers(HexFormat.of().formatHex(forged), words);
    }
  }

  private List<String> words(String command, String algorithm) throws IOException {
    Path test =
        Files.writeString(
            folder.resolve("t.litmus"),
            """
            C t
            { x=0; y=0; z=0; }
            P0 (int *x, int *y, int *z) { *x = 1; int a = *y; *z = a; int b = *x; }
            P1 (int *x, int *y, int *z) { *y = 1; int a = *x; *z = 2; assert(*z != 3); }
            P2 (int *x, int *y, int *z) { *z = 3; int a = *x; int b = *y; *x = 2; }
            exists (0:a=0 /\\ 1:a=0)
            """);
    List<String> words = new ArrayList<>(List.of(command, test.toString()));
    words.addAll(List.of("--model", "tso", "--algorithm", algorithm, "--jobs", "1"));
    words.addAll(command.equals("check") ? List.of("--all") : List.of());
    return words;
  }

  private static byte[] checkpoint(List<String> words, Path file) throws IOException {
    List<String> making = new ArrayList<>(words);
    making.addAll(List.of("--max-executions", "60", "--checkpoint", file.toString()));
    Commands.answers("", making);
    return Files.readAllBytes(file);
  }

  /** One technique is said to be switched off, and its name is empty. */
  @Test
  void aTechniqueThatDoesNotExist() throws IOException {
    Path file = folder.resolve("checkpoint");
    List<String> words = words("check", "optimal");
    byte[] forged = checkpoint(words, file);
    int techniques = afterIdentity(forged) + 1;
    assertEquals(0, ByteBuffer.wrap(forged).getInt(techniques));
    ByteBuffer.wrap(forged).putInt(techniques, 1);
    sign(forged);
    Files.write(file, forged);
    words.addAll(List.of("--resume", file.toString()));
    Commands.answers(HexFormat.of().formatHex(forged), words);
  }

  /** The number of executions before is behind the search's mode. */
  @Test
  void aNegativeNumberOfExecutions() throws IOException {
    Path file = folder.resolve("checkpoint");
    List<String> words = words("outcomes", "exhaustive");
    byte[] forged = checkpoint(words, file);
    ByteBuffer.wrap(forged).putLong(afterIdentity(forged) + 1 + Integer.BYTES + 1, -1);
    sign(forged);
    Files.write(file, forged);
    words.addAll(List.of("--resume", file.toString()));
    String refusal = Commands.refusal(words);
    assertTrue(refusal.endsWith(file + ": the checkpoint is damaged"), refusal);
  }

  /** Behind the first line and the checksum. */
  private static int head(byte[] checkpoint) {
    int end = 0;
    while (checkpoint[end] != '\n') {
      end++;
    }
    return end + 1 + Long.BYTES;
  }

  /** Behind three texts that say what is searched: who changes those gets told at once. */
  private static int afterIdentity(byte[] checkpoint) {
    int at = head(checkpoint);
    for (int i = 0; i < 3; i++) {
      at += Short.BYTES + Short.toUnsignedInt(ByteBuffer.wrap(checkpoint).getShort(at));
    }
    assertTrue(at < checkpoint.length);
    return at;
  }

  private static void sign(byte[] checkpoint) {
    int head = head(checkpoint);
    CRC32C sum = new CRC32C();
    sum.update(checkpoint, head, checkpoint.length - head);
    ByteBuffer.wrap(checkpoint)
        .putLong(head - Long.BYTES, (long) checkpoint.length << 32 | sum.getValue());
  }
}
