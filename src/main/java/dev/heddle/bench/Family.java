// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import java.util.List;

/**
 * One program to measure, with the number of executions it must have.
 *
 * @param key what the command line calls it
 * @param executions under SC, TSO, PSO
 * @param work what is measured on it
 * @param peer what the fastest public tool does a second, under SC and TSO; empty if not known
 */
public record Family(
    String key, Program program, List<Long> executions, Work work, List<Integer> peer) {

  /** What is done with each execution. */
  public enum Work {
    /** Nothing: the search alone. */
    SEARCH,
    /** What {@code heddle check} does. */
    CHECK
  }

  private static final List<Integer> UNKNOWN = List.of();

  public static final List<Family> ALL =
      List.of(
          same("writers", Families.writers(8), 362_880),
          new Family(
              "fib", Families.fib(5), List.of(218_243L, 525_630L, 525_630L), Work.SEARCH, UNKNOWN),
          new Family(
              "fib-joined",
              Families.fibJoined(5),
              List.of(8_953L, 19_404L, 19_404L),
              Work.SEARCH,
              UNKNOWN),
          same("last-zero", Families.lastZero(13), 32_768),
          same("readers", Families.readers(16), 65_536),
          same("increment", Families.atomicIncrement(8), 40_320),
          same("indexer", Families.indexer(15), 4_096));

  private static Family same(String key, Program program, long executions) {
    return new Family(
        key, program, List.of(executions, executions, executions), Work.SEARCH, UNKNOWN);
  }

  /** None has both stores and read-modify-writes: what these wait for plays no part. */
  public long executions(MemoryModel model) {
    return executions.get(Math.min(model.ordinal(), MemoryModel.PSO.ordinal()));
  }
}
