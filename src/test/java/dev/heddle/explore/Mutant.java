// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.Shape;
import java.util.List;

/**
 * The core with one method rewritten to be wrong.
 *
 * @param name what is broken
 * @param yardstick what it is compared with
 * @param shapes programs that should notice
 * @param seeds of programs that noticed, which are tried first: among random ones few notice
 */
record Mutant(
    String name, Rewrite rewrite, Yardstick yardstick, List<Shape> shapes, List<Long> seeds) {

  /** What is right. */
  enum Yardstick {
    BRUTE_FORCE,
    /** The ends that brute force finds, where orders are left open that no thread observes. */
    ENDS,
    /** The same but for the names of threads, of programs that start equal ones. */
    TWINS,
    /** The traces that brute force finds, where accesses of confined locations are no events. */
    CONFINED,
    /** The same mutant when it handles the races of every execution. */
    ALL_RACES
  }

  Mutant seed(long seed) {
    return new Mutant(name, rewrite, yardstick, shapes, List.of(seed));
  }

  @Override
  public String toString() {
    return name;
  }
}
