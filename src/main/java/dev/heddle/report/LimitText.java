// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.limit.Limit;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Texts of limits for users of the command line: the option that caused each limit, and what to do
 * about it.
 */
public final class LimitText {
  private static final String MORE_MEMORY = "; HEDDLE_JAVA_OPTS=-Xmx8g gives more";

  private LimitText() {}

  public static String of(Limit limit) {
    return switch (limit) {
      case Limit.Budget b -> budget(b);
      case Limit.TreesTooLarge t -> t + remedy(t.remedy());
      case Limit.LazyRounds r -> "stopped by --max-rounds " + r.most();
      case Limit.WithinBuffers w ->
          of(w.limit()) + ", with at most " + w.stores() + " stores in a buffer";
      case Limit.NotFinite n -> of(n.limit()) + "; not searched backwards: " + n.why();
      case Limit.WithinPreemptions w -> w.within(of(w.limit()));
      case Limit.Depth d -> "--max-depth cut " + d.runs() + " runs after " + d.events() + " events";
      case Limit.Endless e -> e + "; bound it with --unroll N";
      case Limit.ErrorFound e -> e + "; --all explores the rest";
      case Limit.Resumable r -> of(r.limit()) + "; --resume " + r.checkpoint() + " continues";
      case Limit.NotSaved n -> of(n.limit()) + n.failure();
      case Limit.BufferLength _,
          Limit.LoopCut _,
          Limit.Unsupported _,
          Limit.NoExecution _,
          Limit.NoFinalState _,
          Limit.Sampled _,
          Limit.Preemptions _,
          Limit.ErrorSampled _,
          Limit.ErrorWithinRounds _,
          Limit.OneSchedule _ ->
          limit.toString();
    };
  }

  private static String budget(Limit.Budget budget) {
    return switch (budget) {
      case TIME -> "stopped by --max-time";
      case EXECUTIONS -> "stopped by --max-executions";
      case STATES -> "stopped by --max-states";
      case MEMORY -> "stopped by --memory";
      case HEAP -> budget + MORE_MEMORY;
      case CANCELLED -> budget.toString();
    };
  }

  private static String remedy(Limit.TreesTooLarge.Remedy remedy) {
    return switch (remedy) {
      case NONE -> "";
      case SOURCE_DPOR -> "; --algorithm source needs less memory";
      case RANDOM_SCHEDULES -> "; --strategy random needs less memory";
    };
  }

  public static List<String> of(List<Limit> limits) {
    return limits.stream().map(LimitText::of).toList();
  }

  /**
   * @param limit null for none
   */
  public static List<String> optional(Limit limit) {
    return limit == null ? List.of() : List.of(of(limit));
  }

  /** All in one line. */
  public static String join(List<Limit> limits) {
    return limits.stream().map(LimitText::of).collect(Collectors.joining("; "));
  }
}
