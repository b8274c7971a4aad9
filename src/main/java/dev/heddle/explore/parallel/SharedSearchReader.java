// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.state.SharedNumbers;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the output of {@link SharedSearchWriter}. */
final class SharedSearchReader {
  private final DataInputStream in;
  private final SearchDataReader data;
  private final NodeTableReader table;

  SharedSearchReader(DataInputStream in) {
    this.in = in;
    this.data = new SearchDataReader(in);
    this.table = new NodeTableReader(in);
  }

  SharedSearch read(long lease) throws IOException {
    int end = in.readByte();
    SearchDataReader.expect(end < Statistics.End.values().length);
    SharedNumbers numbers = SharedNumbers.read(in);
    long written = in.readLong();
    table.nodes();
    SharedTree tree = data.sharedTree(table);
    Frontier rest = new Frontier(Membership.NOTHING, List.of(), tree);
    ChangeLog log = new ChangeLog(SharedSearch.RETAINED_CHANGES, written);
    SharedSearch search = new SharedSearch(lease, numbers, new JobTable(Optional.of(rest), log));
    reached(search.jobs.tree);
    returned(search.jobs);
    members(search);
    for (int left = in.readInt(); left > 0; left--) {
      search.former.add(new SharedSearch.Part(data.statistics(), data.bytes()));
    }
    table.expectParts(tree.roots(), tree.tree().size());
    search.restoreEnd(end < 0 ? null : Statistics.End.values()[end]);
    return search;
  }

  private void reached(SharedTree tree) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      int branch = in.readInt();
      SearchDataReader.expect(branch >= 0 && branch < tree.tree().size());
      tree.setReached(branch, table.node());
    }
  }

  private void returned(JobTable jobs) throws IOException {
    List<SearchTask> tasks = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      tasks.add(task(jobs));
    }
    tasks.reversed().forEach(jobs::giveBack);
  }

  private void members(SharedSearch search) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      Membership m = new Membership();
      search.members.put(in.readLong(), m);
      m.reports = in.readInt();
      m.leaseEnd = in.readLong();
      m.task = in.readBoolean() ? task(search.jobs) : null;
      m.last = table.node();
      m.began = in.readBoolean();
      m.roots = data.ints();
      m.counts = data.statistics();
      m.notes = data.bytes();
    }
  }

  private SearchTask task(JobTable jobs) throws IOException {
    boolean isStack = in.readBoolean();
    Job job = table.job();
    job.fraction = in.readDouble();
    jobs.begin(job);
    return isStack ? table.stack() : job;
  }
}
