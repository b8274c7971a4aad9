package dev.heddle.verify;

import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Texts of any length, as {@link Notes} write and read them. */
final class Texts {
  private Texts() {}

  static void write(String text, DataOutput out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static String read(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  static void writeAll(Collection<String> texts, DataOutput out) throws IOException {
    List<String> now = List.copyOf(texts);
    out.writeInt(now.size());
    for (String text : now) {
      write(text, out);
    }
  }

  /** Each is a part of a line, whoever wrote it. */
  static List<String> readAll(DataInput in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      texts.add(Printable.line(read(in)));
    }
    return texts;
  }

  static void write(Flaw flaw, DataOutput out) throws IOException {
    write(flaw.kind().name(), out);
    write(flaw.message(), out);
    write(flaw.at(), out);
  }

  static Flaw readFlaw(DataInput in) throws IOException {
    return new Flaw(ErrorKind.valueOf(read(in)), read(in), readPosition(in));
  }

  static void write(SourcePosition at, DataOutput out) throws IOException {
    write(at.file(), out);
    out.writeInt(at.line());
    out.writeInt(at.column());
  }

  static SourcePosition readPosition(DataInput in) throws IOException {
    return new SourcePosition(read(in), in.readInt(), in.readInt());
  }
}
