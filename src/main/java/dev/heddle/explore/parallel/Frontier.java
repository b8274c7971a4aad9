// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/**
 * What a search that was stopped between two executions has done and has left to do. A search that
 * resumes from here explores the rest, each trace once, with any number of threads. Labels are in
 * {@link dev.heddle.machine.state.SharedNumbers}, which must be kept with it.
 */
public final class Frontier {
  final Statistics done;

  /** The stopped positions of searches, in the order in which they should be resumed. */
  final List<SearchStack> stacks;

  /** The steps that are scheduled at shared nodes. */
  final SharedTree tree;

  Frontier(Statistics done, List<SearchStack> stacks, SharedTree tree) {
    this.done = done;
    this.stacks = List.copyOf(stacks);
    this.tree = tree;
  }

  /** The statistics of the search before it was stopped. */
  public Statistics done() {
    return done;
  }

  public void write(DataOutput out) throws IOException {
    new FrontierWriter(out).write(this);
  }

  /** The inverse of {@link #write}. */
  public static Frontier read(DataInputStream in) throws IOException {
    return new FrontierReader(in).read();
  }
}
