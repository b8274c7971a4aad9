// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Function;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where a complete execution ended.
 *
 * @param memory the bytes of all globals, in the program's order, without gaps
 * @param registers of the root frame of every root thread, zero-extended, see {@link #registers}
 * @param fates what became of each thread, by its name
 */
public record Ending(
    List<Byte> memory,
    List<List<Long>> registers,
    SortedMap<String, Fate> fates,
    SortedSet<Fault> faults) {

  /** How a thread ended. */
  public enum Fate {
    RETURNED,
    /** It ended the process. */
    HALTED,
    /** It waits for a mutex, a cell or another thread, for good. */
    WAITING,
    /** An assumption was false. */
    ASSUMED,
    /** A failed assertion, a bad access, a division by zero, an unlock of a mutex not held. */
    FAILED,
    CUT
  }

  /** Whether some thread failed. */
  public boolean failed() {
    return fates.containsValue(Fate.FAILED);
  }

  /** Whether some thread can never go on, be it by a lock, a join or an assumption. */
  public boolean blocked() {
    return fates.containsValue(Fate.WAITING) || fates.containsValue(Fate.ASSUMED);
  }

  /** All registers but those of wide values. */
  public static SortedSet<Integer> registers(Function function) {
    SortedSet<Integer> own =
        IntStream.range(0, function.registers().size())
            .boxed()
            .collect(Collectors.toCollection(TreeSet::new));
    own.removeIf(r -> function.registers().get(r).bits() > Long.SIZE);
    return own;
  }
}
