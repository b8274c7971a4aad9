package dev.heddle.oracle;

import java.util.List;
import java.util.SortedMap;

/**
 * Where a complete execution ended.
 *
 * @param memory the bytes of all globals, in the program's order, without gaps
 * @param registers of the root frame of every root thread, zero-extended
 * @param fates what became of each thread, by its name
 */
public record Ending(List<Byte> memory, List<List<Long>> registers, SortedMap<String, Fate> fates) {

  /** How a thread ended. */
  public enum Fate {
    RETURNED,
    /** It waits for a mutex or another thread, for good. */
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
}
