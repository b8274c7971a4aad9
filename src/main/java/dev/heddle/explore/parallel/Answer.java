// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.state.SharedNumbers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** What a {@link SharedSearch} answers to a {@link Report}. */
sealed interface Answer {
  /**
   * The report had no effect, because the member was silent for too long and its job was given to
   * another one, or because it was wrong. The member must begin anew.
   */
  record Refused() implements Answer {}

  /** The whole search has ended. */
  record Over(Statistics.End end) implements Answer {}

  /**
   * @param roots of the nodes that the report shared
   * @param task the member's next job; null if it has one or none is left
   * @param wanted how many jobs the member should give away
   * @param fraction of the whole search that is done
   * @param numbers that the member does not know
   * @param position the number of changes of the tree that are known with this answer
   * @param changes of the tree; null if the tree is sent instead
   * @param tree null if changes are sent instead
   */
  record Accepted(
      int[] roots,
      SearchTask task,
      SharedNode start,
      int wanted,
      double fraction,
      SharedNumbers.Entries numbers,
      long position,
      ChangeLog.Changes changes,
      WakeupTree tree)
      implements Answer {}

  default byte[] bytes() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      switch (this) {
        case Refused() -> out.writeByte(0);
        case Over(Statistics.End end) -> {
          out.writeByte(1);
          out.writeByte(end.ordinal());
        }
        case Accepted a -> {
          out.writeByte(2);
          write(a, out, new SearchDataWriter(out));
        }
      }
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Accepted a, DataOutputStream out, SearchDataWriter data)
      throws IOException {
    data.ints(a.roots);
    data.task(a.task, a.start);
    out.writeInt(a.wanted);
    out.writeDouble(a.fraction);
    SharedNumbers.write(a.numbers, out);
    out.writeLong(a.position);
    out.writeBoolean(a.tree != null);
    if (a.tree != null) {
      data.tree(a.tree, a.tree.roots());
    } else {
      data.longs(a.changes.label());
      data.ints(a.changes.root());
      data.ints(a.changes.parent());
      data.ints(a.changes.last());
    }
  }

  /** The inverse of {@link #bytes}. */
  static Answer read(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    SearchDataReader data = new SearchDataReader(in);
    return switch (in.readByte()) {
      case 0 -> new Refused();
      case 1 -> {
        int end = in.readByte();
        SearchDataReader.expect(end >= 0 && end < Statistics.End.values().length);
        yield new Over(Statistics.End.values()[end]);
      }
      case 2 -> accepted(in, data);
      default -> throw new IOException("damaged");
    };
  }

  private static Accepted accepted(DataInputStream in, SearchDataReader data) throws IOException {
    int[] roots = data.ints();
    List<SharedNode> start = new ArrayList<>();
    SearchTask task = data.task(start);
    int wanted = in.readInt();
    double fraction = in.readDouble();
    SharedNumbers.Entries numbers = SharedNumbers.readEntries(in);
    long position = in.readLong();
    WakeupTree tree = in.readBoolean() ? data.tree(data.ints()) : null;
    ChangeLog.Changes changes = null;
    if (tree == null) {
      changes = new ChangeLog.Changes(data.longs(), data.ints(), data.ints(), data.ints());
      SearchDataReader.expect(
          changes.label().length == changes.root().length
              && changes.label().length == changes.parent().length
              && changes.label().length == changes.last().length);
    }
    return new Accepted(
        roots,
        task,
        start.isEmpty() ? null : start.getLast(),
        wanted,
        fraction,
        numbers,
        position,
        changes,
        tree);
  }
}
