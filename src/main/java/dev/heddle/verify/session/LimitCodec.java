// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.limit.Limit;
import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The limits that executions meet, as {@link PartialResult} writes and reads them. */
public final class LimitCodec {
  private static final int UNSUPPORTED = 0;
  private static final int ENDLESS = 1;
  private static final int HEAP = 2;
  private static final int LOOP = 3;

  private LimitCodec() {}

  public static void write(Collection<Limit> limits, DataOutput out) throws IOException {
    List<Limit> now = List.copyOf(limits);
    out.writeInt(now.size());
    for (Limit limit : now) {
      write(limit, out);
    }
  }

  private static void write(Limit limit, DataOutput out) throws IOException {
    switch (limit) {
      case Limit.Unsupported u -> {
        out.writeByte(UNSUPPORTED);
        TextCodec.write(u.what(), out);
        TextCodec.write(u.at(), out);
      }
      case Limit.Endless e -> {
        out.writeByte(ENDLESS);
        TextCodec.write(e.thread(), out);
        out.writeInt(e.loops().size());
        for (SourcePosition loop : e.loops()) {
          TextCodec.write(loop, out);
        }
        TextCodec.write(e.at(), out);
        out.writeInt(e.events());
      }
      case Limit.Budget.HEAP -> out.writeByte(HEAP);
      case Limit.LoopCut l -> {
        out.writeByte(LOOP);
        TextCodec.write(l.at(), out);
        out.writeInt(l.rounds());
        out.writeLong(l.executions());
      }
      default -> throw new AssertionError("an execution does not meet this limit: " + limit);
    }
  }

  public static List<Limit> read(DataInputStream in) throws IOException {
    List<Limit> limits = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      limits.add(readOne(in));
    }
    return limits;
  }

  private static Limit readOne(DataInputStream in) throws IOException {
    return switch (in.readByte()) {
      case UNSUPPORTED -> new Limit.Unsupported(line(in), TextCodec.readPosition(in));
      case ENDLESS -> {
        String thread = line(in);
        List<SourcePosition> loops = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
          loops.add(TextCodec.readPosition(in));
        }
        yield new Limit.Endless(thread, loops, TextCodec.readPosition(in), in.readInt());
      }
      case HEAP -> Limit.Budget.HEAP;
      case LOOP -> new Limit.LoopCut(TextCodec.readPosition(in), in.readInt(), TextCodec.count(in));
      default -> throw new IOException("damaged");
    };
  }

  /** Each text is a part of a line, whoever wrote the file. */
  private static String line(DataInputStream in) throws IOException {
    return Printable.line(TextCodec.read(in));
  }
}
