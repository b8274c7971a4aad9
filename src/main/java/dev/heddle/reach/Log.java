package dev.heddle.reach;

import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.List;

/** What was done to answer a question about reachability. */
final class Log {
  private final List<LazyReachability.Round> rounds = new ArrayList<>();
  private int queries;
  private Effort effort = Effort.NONE;
  private String limit;

  void asked(int more, Effort took) {
    queries += more;
    effort = effort.plus(took);
  }

  void searched(Effort took) {
    effort = effort.plus(took);
  }

  void extended(
      String name, ParallelProgram asked, List<Oracle.Sequence> added, ParallelProgram extended) {
    rounds.add(new LazyReachability.Round(name, asked, added, extended));
  }

  Lazily.Outcome limited(String by) {
    limit = by;
    return Lazily.Outcome.LIMIT;
  }

  List<LazyReachability.Round> rounds() {
    return rounds;
  }

  int queries() {
    return queries;
  }

  Effort effort() {
    return effort;
  }

  String limit() {
    return limit;
  }
}
