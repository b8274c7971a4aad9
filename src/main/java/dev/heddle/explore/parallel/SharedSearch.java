// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.StepSequence;
import dev.heddle.explore.wakeup.WakeupDescent;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.SharedNumbers.Place;
import dev.heddle.trace.Locations;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

/**
 * A search that processes on several machines share, as a deterministic state machine: the same
 * commands with the same times give the same state and answers. It can therefore be replicated by a
 * log of commands. Every class of executions is counted once, whichever members die or are
 * partitioned from it, because
 *
 * <ul>
 *   <li>a {@link Report} is accepted as a whole or not at all: the counts of executions, the
 *       sequences that their races require, the parts given away, and what is left of the job,
 *   <li>a member that is silent for longer than its lease loses its job to another one, which
 *       continues where the last accepted report ended; later reports of the first are refused,
 *   <li>a report that arrives twice has an effect once.
 * </ul>
 *
 * <p>Sequences that a member inserted before it died remain. They were justified by an execution
 * and by what was asleep and scheduled at that node at that time, whether or not the member
 * finishes its job; the member that takes over finds the same races and sees that they are covered.
 *
 * <p>Not thread-safe.
 */
public final class SharedSearch {
  static final byte REPORT = 0;
  static final byte NUMBER = 1;

  /** Changes of the tree that are kept for members that have not read them. */
  static final int RETAINED_CHANGES = 1 << 16;

  /** One waiting job is kept for so many members, so that one that joins need not wait. */
  private static final int MEMBERS_PER_SPARE_JOB = 10;

  final SharedNumbers numbers;
  final JobTable jobs;
  final TreeMap<Long, Membership> members = new TreeMap<>();
  private final Locations locations = new Locations();
  private final WakeupDescent descent = new WakeupDescent(locations);
  private final long lease;

  /** What former members have seen. */
  final List<Part> former = new ArrayList<>();

  /** The counts and the result of some executions. */
  public record Part(Statistics counts, byte[] notes) {}

  /** Why the search ended; null while it runs. */
  private Statistics.End end;

  /**
   * A new search, or the rest of a stopped one.
   *
   * @param lease milliseconds after which a silent member is replaced
   */
  public SharedSearch(long lease, SharedNumbers numbers, Optional<Frontier> rest) {
    this(lease, numbers, new JobTable(rest, new ChangeLog(RETAINED_CHANGES, 0)));
    if (rest.isEmpty()) {
      Job everything = Job.everything();
      jobs.begin(everything);
      jobs.giveBack(everything);
    }
  }

  SharedSearch(long lease, SharedNumbers numbers, JobTable jobs) {
    this.lease = lease;
    this.numbers = numbers;
    this.jobs = jobs;
    locate(numbers.since(SharedNumbers.Counts.NONE));
  }

  /**
   * Applies a command of a member.
   *
   * @param now milliseconds of one clock; not the member's
   */
  public byte[] apply(byte[] command, long now) {
    try {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(command));
      return switch (in.readByte()) {
        case REPORT -> answer(Report.read(in), now).bytes();
        case NUMBER -> number(in);
        default -> new Answer.Refused().bytes();
      };
    } catch (IOException e) {
      return new Answer.Refused().bytes();
    }
  }

  // ---------------------------------------------------------------- numbers

  private byte[] number(DataInputStream in) throws IOException {
    SearchDataReader data = new SearchDataReader(in);
    SharedNumbers.Counts known = data.counts();
    SharedNumbers.Counts before = numbers.counts();
    SharedNumbers.Entries things = SharedNumbers.readEntries(in);
    if (!ReportCheck.isPossible(things, before)) {
      return new Answer.Refused().bytes();
    }
    numbers.number(things);
    locate(numbers.since(before));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeByte(NUMBER);
    SharedNumbers.write(numbers.since(known), out);
    return bytes.toByteArray();
  }

  /** Numbers locations as their places are numbered. */
  private void locate(SharedNumbers.Entries added) {
    for (Place p : added.places()) {
      locations.of(p.address(), p.size(), p.isObject());
    }
  }

  // ---------------------------------------------------------------- reports

  private Answer answer(Report report, long now) {
    expire(now);
    if (end != null) {
      return new Answer.Over(end);
    }
    Membership member = members.get(report.member());
    if (member == null && report.number() == 1) {
      member = new Membership();
      members.put(report.member(), member);
    }
    if (member == null) {
      return new Answer.Refused();
    }
    if (member.expects(report)) {
      if (!new ReportCheck(this).isPossible(report.progress(), member)) {
        return new Answer.Refused();
      }
      accept(report, member);
    } else if (!member.knows(report)) {
      return new Answer.Refused();
    }
    member.leaseEnd = now + lease;
    return end == null ? accepted(report, member) : new Answer.Over(end);
  }

  private void accept(Report report, Membership member) {
    member.reports++;
    member.began = false;
    member.roots = new int[0];
    if (report.progress() != null) {
      accept(report.progress(), member);
    }
    if (report.leaves()) {
      remove(report.member(), member);
    } else if (member.task == null && jobs.waiting() > 0) {
      take(member);
    }
    if (jobs.waiting() == 0 && members.values().stream().allMatch(m -> m.task == null)) {
      end = Statistics.End.EXHAUSTED;
    }
  }

  private void accept(Report.Progress progress, Membership member) {
    Job job = member.job();
    job.fraction = progress.fraction();
    member.counts = progress.counts();
    member.notes = progress.notes() == null ? member.notes : progress.notes();
    progress.insertions().forEach(this::insert);
    for (SharedNode n : progress.reached()) {
      member.last = n.in(member.last, job.node.owner(), n.root());
      jobs.tree.setReached(n.branch(), member.last);
    }
    for (SearchStack part : progress.offers()) {
      jobs.offer(part.in(Job.placements(), member.last));
    }
    member.roots = new int[progress.shared().size()];
    for (int i = 0; i < member.roots.length; i++) {
      int root = jobs.tree.newRoot();
      member.roots[i] = root;
      member.last = progress.shared().get(i).in(member.last, job, root);
      jobs.tree.use(root, member.last);
      job.roots.addLast(root);
    }
    if (progress.scheduled() != null) {
      WakeupTree scheduled = progress.scheduled();
      jobs.tree.adopt(
          member.last.root(), scheduled, scheduled.first(0), LongUnaryOperator.identity());
    }
    if (progress.rest() != null) {
      member.renew(progress.rest().in(job, member.last));
    } else {
      member.task = null;
      jobs.finish(job);
    }
    end = progress.end() == null ? end : progress.end();
  }

  /** Schedules a sequence unless it is covered by what was scheduled in the meantime. */
  private void insert(Report.Insertion insertion) {
    WakeupTree tree = jobs.tree.tree();
    int root = insertion.root();
    int branch = insertion.branch();
    StepSequence v = new StepSequence(insertion.steps());
    int first = branch < 0 ? tree.first(root) : tree.firstChild(branch);
    if (descent.isNew(v, tree, first, 0)) {
      int above = descent.parent() < 0 ? branch : descent.parent();
      int before = descent.last();
      for (int i = 0; i < v.length(); i++) {
        above = jobs.tree.append(root, above, before, v.step(i));
        before = WakeupTree.NONE;
      }
      jobs.tree.offer(root, above);
    }
  }

  private void take(Membership member) {
    member.task = jobs.take();
    member.last =
        member.task instanceof SearchStack s ? s.node() : jobs.lastReached((Job) member.task);
    member.began = true;
  }

  private Answer accepted(Report report, Membership member) {
    ChangeLog.Changes changes = jobs.tree.log.since(report.position());
    return new Answer.Accepted(
        member.roots,
        member.began ? member.task : null,
        member.last,
        wanted(),
        jobs.fraction(),
        numbers.since(report.known()),
        jobs.tree.log.written(),
        changes,
        changes == null ? jobs.tree.tree() : null);
  }

  /** How many jobs a member should give away. */
  private int wanted() {
    long idle = members.values().stream().filter(m -> m.task == null).count();
    int spare = members.size() / MEMBERS_PER_SPARE_JOB + 1;
    return (int) Math.max(0, idle + spare - jobs.waiting());
  }

  // ---------------------------------------------------------------- members

  /** Replaces members whose lease has ended. */
  public void expire(long now) {
    if (end == null) {
      List<Long> silent = new ArrayList<>();
      members.forEach((id, m) -> {
        if (m.leaseEnd - now < 0) {
          silent.add(id);
        }
      });
      silent.forEach(id -> remove(id, members.get(id)));
    }
  }

  private void remove(long id, Membership member) {
    forget(id);
    if (member.task != null) {
      jobs.giveBack(member.task);
    }
    if (member.reports > 0) {
      former.add(new Part(member.counts, member.notes));
    }
  }

  /** Refuses what the member says from now on. */
  private void forget(long id) {
    members.remove(id);
  }

  // ---------------------------------------------------------------- what is known

  /** Ends the search; what members have not reported is lost. */
  public void stop() {
    end = end == null ? Statistics.End.STOPPED : end;
  }

  /** Why the search ended; empty while it runs. */
  public Optional<Statistics.End> end() {
    return Optional.ofNullable(end);
  }

  /** What has been reported, by former and present members. */
  public List<Part> parts() {
    List<Part> parts = new ArrayList<>(former);
    members.values().forEach(m -> parts.add(new Part(m.counts, m.notes)));
    return parts;
  }

  public Statistics counts() {
    Statistics sum = Membership.NOTHING;
    for (Part part : parts()) {
      sum = sum.plus(part.counts);
    }
    return sum;
  }

  /** The estimated fraction that is done. */
  public double fraction() {
    return jobs.fraction();
  }

  public int size() {
    return members.size();
  }

  // ---------------------------------------------------------------- snapshots

  /** Writes the whole state. */
  public void write(DataOutputStream out) throws IOException {
    new SharedSearchWriter(out).write(this, end);
  }

  /** The inverse of {@link #write}. */
  public static SharedSearch read(long lease, DataInputStream in) throws IOException {
    return new SharedSearchReader(in).read(lease);
  }

  void restoreEnd(Statistics.End ended) {
    end = ended;
  }
}
