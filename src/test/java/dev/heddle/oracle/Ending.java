package dev.heddle.oracle;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
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
 * @param livelocks the threads that spin and would do so for ever as things are now
 */
public record Ending(
    List<Byte> memory,
    List<List<Long>> registers,
    SortedMap<String, Fate> fates,
    SortedSet<Fault> faults,
    SortedSet<String> livelocks) {

  /** How a thread ended. */
  public enum Fate {
    RETURNED,
    /** It ended the process. */
    HALTED,
    /** It waits for a mutex, a cell or another thread, for good. */
    WAITING,
    /** An assumption was false. */
    ASSUMED,
    /** It went round a loop and nothing changed. */
    SPINNING,
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

  /**
   * The registers that belong to the program, without the bookkeeping of loops and without wide
   * values.
   */
  public static SortedSet<Integer> registers(Function function) {
    SortedSet<Integer> own =
        IntStream.range(0, function.registers().size())
            .boxed()
            .collect(Collectors.toCollection(TreeSet::new));
    own.removeIf(r -> function.registers().get(r).bits() > Long.SIZE);
    for (Instruction instruction : function.code()) {
      if (instruction instanceof Instruction.LoopHead head) {
        head.saved().forEach(r -> own.remove(r.index()));
      }
    }
    return own;
  }
}
