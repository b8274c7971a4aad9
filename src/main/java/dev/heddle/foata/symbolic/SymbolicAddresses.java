// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.symbolic;

import dev.heddle.program.Program;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The objects of a program, and the addresses that instructions with computed addresses have used.
 * If such an address depends on loads that are not complete, the unfolding has an alternative for
 * each of these addresses; if another address is found, it is recorded and the generation starts
 * again.
 */
public final class SymbolicAddresses {
  private static final int NULL_PAGE = 4096;
  private static final int NEAR = 64;

  /** The number of bytes that share a bit of a group. */
  private static final int GRAIN = 4;

  /** An instruction of a processor. */
  public record Use(int processor, int index) {}

  /** A bit in the names of mutexes, which are outside of memory. */
  public static final long MUTEX = 1L << 60;

  private final Program program;
  private final Map<Use, SortedSet<Long>> seen = new HashMap<>();
  private boolean grown;

  public SymbolicAddresses(Program program) {
    this.program = program;
  }

  public SortedSet<Long> of(Use use) {
    return seen.computeIfAbsent(use, _ -> new TreeSet<>());
  }

  public void note(Use use, long address) {
    grown |= of(use).add(address);
  }

  /** Whether addresses were recorded since the last call. */
  public boolean hasGrown() {
    boolean was = grown;
    grown = false;
    return was;
  }

  public boolean isInside(long address, int bytes) {
    return program
        .globalAt(address)
        .filter(g -> address + bytes <= g.address() + g.size())
        .isPresent();
  }

  public String name(long address) {
    return program.addressName(address);
  }

  /** Bits such that overlapping ranges have one in common; other ranges may as well. */
  public static long group(long address, int bytes) {
    long first = (address & ~MUTEX) / GRAIN + ((address & MUTEX) == 0 ? 0 : 1);
    long bits = 0;
    for (long grain = first; grain * GRAIN < first * GRAIN + bytes + address % GRAIN; grain++) {
      bits |= 1L << grain;
    }
    return bits;
  }

  /** The error of an access at this address. */
  public ThreadEnding.Kind fault(long address) {
    if (address >= 0 && address < NULL_PAGE) {
      return ThreadEnding.Kind.NULL_POINTER;
    }
    boolean near = address >= Program.BASE - NEAR && address < program.end() + NEAR;
    return near ? ThreadEnding.Kind.OUT_OF_BOUNDS : ThreadEnding.Kind.WILD_POINTER;
  }
}
