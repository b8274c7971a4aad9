// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Flaw;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Texts of any length, as {@link PartialResult} writes and reads them. */
public final class TextCodec {
  private static final long MAX_COUNT = Long.MAX_VALUE >> 6;

  private TextCodec() {}

  public static void write(String text, DataOutput out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  public static String read(DataInputStream in) throws IOException {
    return new String(in.readNBytes(length(in, 1)), StandardCharsets.UTF_8);
  }

  /** How many things of at least so many bytes follow. */
  public static int length(DataInputStream in, int bytes) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available() / bytes) {
      throw new IOException("damaged");
    }
    return length;
  }

  /** A number of executions or the like: not negative, and sums of many of them do not overflow. */
  public static long count(DataInputStream in) throws IOException {
    long count = in.readLong();
    if (count < 0 || count > MAX_COUNT) {
      throw new IOException("damaged");
    }
    return count;
  }

  public static void writeAll(Collection<String> texts, DataOutput out) throws IOException {
    List<String> now = List.copyOf(texts);
    out.writeInt(now.size());
    for (String text : now) {
      write(text, out);
    }
  }

  /** Each is a part of a line, whoever wrote it. */
  public static List<String> readAll(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      texts.add(Printable.line(read(in)));
    }
    return texts;
  }

  /** The constant that a text names. */
  static <E extends Enum<E>> E constant(Class<E> type, String name) throws IOException {
    for (E e : type.getEnumConstants()) {
      if (e.name().equals(name)) {
        return e;
      }
    }
    throw new IOException("damaged");
  }

  public static void write(Flaw flaw, DataOutput out) throws IOException {
    write(flaw.kind().name(), out);
    write(flaw.message(), out);
    write(flaw.at(), out);
  }

  public static Flaw readFlaw(DataInputStream in) throws IOException {
    return new Flaw(constant(ErrorKind.class, read(in)), read(in), readPosition(in));
  }

  public static void write(SourcePosition at, DataOutput out) throws IOException {
    write(at.file(), out);
    out.writeInt(at.line());
    out.writeInt(at.column());
  }

  public static SourcePosition readPosition(DataInputStream in) throws IOException {
    String file = Printable.line(read(in));
    int line = in.readInt();
    int column = in.readInt();
    if (line < 0 || column < 0) {
      throw new IOException("damaged");
    }
    return new SourcePosition(file, line, column);
  }
}
