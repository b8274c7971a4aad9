// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;

/** A member of a {@link SharedSearch}. */
final class Membership {
  static final Statistics NOTHING = new Statistics(0, 0, 0, 0, Statistics.End.STOPPED);

  /** The number of its last report. */
  int reports;

  /** When its job is given to another one unless it reports before. */
  long leaseEnd;

  /** What another member would begin with if this one were silent; null if it has no job. */
  SearchTask task;

  /** The last shared node on its path. */
  SharedNode last;

  /** Whether its last report began the task. */
  boolean began;

  /** The roots of the nodes that its last report shared. */
  int[] roots = {};

  /** Of all its executions. */
  Statistics counts = NOTHING;

  byte[] notes = {};

  /** Whether this report has been accepted before. */
  boolean knows(Report report) {
    return report.number() == reports;
  }

  /** Whether this report is the next one. */
  boolean expects(Report report) {
    return report.number() == reports + 1;
  }

  /** What is left of the job, after all that has been reported. */
  void renew(SearchStack rest) {
    task = rest;
  }

  Job job() {
    return switch (task) {
      case null -> null;
      case Job job -> job;
      case SearchStack stack -> stack.job();
    };
  }
}
