// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.parallel.Frontier;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.program.Program;
import dev.heddle.program.binary.ProgramWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;

/**
 * A search that was stopped.
 *
 * @param identity of what is searched and how
 * @param notes what was seen, as a {@link PartialResult} writes it
 */
public record Checkpoint(
    Identity identity,
    SearchMode mode,
    PriorEffort past,
    SharedNumbers numbers,
    Frontier frontier,
    byte[] notes) {

  /**
   * Where a checkpoint belongs: the same version of Heddle, the same program (wherever its files
   * are), the same question.
   */
  public record Identity(String tool, String question, String program) {
    public static Identity of(String tool, String question, Program program) {
      try {
        byte[] hash =
            MessageDigest.getInstance("SHA-256").digest(ProgramWriter.withoutFolders(program));
        return new Identity(tool, question, HexFormat.of().formatHex(hash));
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** Into an empty one. */
  void read(PartialResult<?> empty) {
    try {
      empty.read(new DataInputStream(new ByteArrayInputStream(notes)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] bytes(PartialResult<?> notes) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      notes.write(new DataOutputStream(bytes));
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(identity.tool());
    out.writeUTF(identity.question());
    out.writeUTF(identity.program());
    out.writeBoolean(mode.isSingleThreaded());
    TextCodec.writeAll(mode.without().stream().map(Technique::name).toList(), out);
    out.writeBoolean(mode.usesSourceDpor());
    out.writeLong(past.executions());
    out.writeLong(past.nanoseconds());
    numbers.write(out);
    frontier.write(out);
    out.writeInt(notes.length);
    out.write(notes);
  }

  static Identity identity(DataInputStream in) throws IOException {
    return new Identity(in.readUTF(), in.readUTF(), in.readUTF());
  }

  /** What follows the identity. */
  static Checkpoint read(Identity identity, DataInputStream in) throws IOException {
    return new Checkpoint(
        identity,
        new SearchMode(in.readBoolean(), readTechniques(in), in.readBoolean()),
        new PriorEffort(TextCodec.count(in), TextCodec.count(in)),
        SharedNumbers.read(in),
        Frontier.read(in),
        in.readNBytes(TextCodec.length(in, 1)));
  }

  private static Set<Technique> readTechniques(DataInputStream in) throws IOException {
    Set<Technique> techniques = EnumSet.noneOf(Technique.class);
    for (String name : TextCodec.readAll(in)) {
      techniques.add(TextCodec.constant(Technique.class, name));
    }
    return techniques;
  }
}
