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

/**
 * What a member of a {@link SharedSearch} says: one command, which takes effect as a whole or not
 * at all. Labels are in shared numbers.
 *
 * @param member a random number, chosen by the member
 * @param number of the member's reports, from 1
 * @param known the numbers that the member knows
 * @param position the number of changes of the tree that it has read; negative if it has no copy
 * @param progress what happened to its job since the last report; null if it has none
 * @param leaves whether it takes no further job
 */
record Report(
    long member,
    int number,
    SharedNumbers.Counts known,
    long position,
    Progress progress,
    boolean leaves) {

  /**
   * @param counts of all executions of this member
   * @param notes the result of all executions of this member; null if it is as in the last report
   * @param fraction of the job that is done
   * @param insertions sequences to be scheduled at shared nodes
   * @param reached the nodes on the way to the job, reported once
   * @param offers parts of the job that others may take
   * @param shared nodes that are shared from now on
   * @param scheduled the steps scheduled at the last of these; one root
   * @param rest what is left of the job; null if it is finished
   * @param end why the whole search is to end; null if it is not
   */
  record Progress(
      Statistics counts,
      byte[] notes,
      double fraction,
      List<Insertion> insertions,
      List<SharedNode> reached,
      List<SearchStack> offers,
      List<SharedNode> shared,
      WakeupTree scheduled,
      SearchStack rest,
      Statistics.End end) {}

  /** A sequence of steps to be scheduled at the node to which a branch of a root leads. */
  record Insertion(int root, int branch, long[] steps) {}

  byte[] bytes() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      write(new DataOutputStream(bytes));
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A command that asks for numbers. */
  static byte[] numberCommand(SharedNumbers.Counts known, SharedNumbers.Entries things) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.writeByte(SharedSearch.NUMBER);
      new SearchDataWriter(out).counts(known);
      SharedNumbers.write(things, out);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The answer to {@link #numberCommand}. */
  static SharedNumbers.Entries numbered(byte[] answer) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(answer));
    SearchDataReader.expect(in.readByte() == SharedSearch.NUMBER);
    return SharedNumbers.readEntries(in);
  }

  private void write(DataOutputStream out) throws IOException {
    out.writeByte(SharedSearch.REPORT);
    out.writeLong(member);
    out.writeInt(number);
    new SearchDataWriter(out).counts(known);
    out.writeLong(position);
    out.writeBoolean(leaves);
    out.writeBoolean(progress != null);
    if (progress != null) {
      write(progress, out, new SearchDataWriter(out));
    }
  }

  private static void write(Progress p, DataOutputStream out, SearchDataWriter data)
      throws IOException {
    data.statistics(p.counts);
    data.bytes(p.notes);
    out.writeDouble(p.fraction);
    out.writeInt(p.insertions.size());
    for (Insertion i : p.insertions) {
      out.writeInt(i.root);
      out.writeInt(i.branch);
      data.longs(i.steps);
    }
    data.nodes(p.reached);
    data.stacks(p.offers);
    data.nodes(p.shared);
    out.writeBoolean(p.scheduled != null);
    if (p.scheduled != null) {
      data.tree(p.scheduled, 1);
    }
    data.stacks(p.rest == null ? List.of() : List.of(p.rest));
    out.writeByte(p.end == null ? -1 : p.end.ordinal());
  }

  /** The inverse of {@link #bytes}, after the kind of command. */
  static Report read(DataInputStream in) throws IOException {
    SearchDataReader data = new SearchDataReader(in);
    long member = in.readLong();
    int number = in.readInt();
    SharedNumbers.Counts known = data.counts();
    long position = in.readLong();
    boolean leaves = in.readBoolean();
    Progress progress = in.readBoolean() ? progress(in, data) : null;
    return new Report(member, number, known, position, progress, leaves);
  }

  private static Progress progress(DataInputStream in, SearchDataReader data) throws IOException {
    Statistics counts = data.statistics();
    byte[] notes = data.bytes();
    double fraction = in.readDouble();
    List<Insertion> insertions = new ArrayList<>();
    for (int left = data.length(3 * Integer.BYTES); left > 0; left--) {
      insertions.add(new Insertion(in.readInt(), in.readInt(), data.longs()));
    }
    List<SharedNode> reached = data.nodes();
    List<SearchStack> offers = data.stacks();
    List<SharedNode> shared = data.nodes();
    WakeupTree scheduled = in.readBoolean() ? data.tree(data.ints()) : null;
    List<SearchStack> rest = data.stacks();
    int end = in.readByte();
    SearchDataReader.expect(rest.size() <= 1 && end < Statistics.End.values().length);
    return new Progress(
        counts,
        notes,
        fraction,
        insertions,
        reached,
        offers,
        shared,
        scheduled,
        rest.isEmpty() ? null : rest.getFirst(),
        end < 0 ? null : Statistics.End.values()[end]);
  }
}
