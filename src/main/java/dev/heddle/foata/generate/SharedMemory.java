// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Action;
import dev.heddle.foata.symbolic.SymbolicAddresses;
import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The shared memory, and the mutexes, which are outside of it; writes can be undone, newest first.
 */
final class SharedMemory {
  /** From {@link Program#BASE} on. */
  private final byte[] bytes;

  private final Map<Long, Long> mutexes = new HashMap<>();

  /** The values that the writes so far replaced, oldest first. */
  private long[] replaced = new long[16];

  private int writes;

  SharedMemory(Program program) {
    bytes = new byte[(int) (program.end() - Program.BASE)];
    for (Global g : program.globals()) {
      System.arraycopy(g.bytes(), 0, bytes, (int) (g.address() - Program.BASE), g.size());
    }
  }

  long read(Action.Location at) {
    return isMutex(at) ? mutexes.getOrDefault(at.address(), 0L) : read(at.address(), at.bytes());
  }

  /** Little-endian, zero-extended. */
  long read(long address, int count) {
    long value = 0;
    int start = (int) (address - Program.BASE);
    for (int i = count - 1; i >= 0; i--) {
      value = value << 8 | bytes[start + i] & 0xFF;
    }
    return value;
  }

  void write(Action.Location at, long value) {
    if (writes == replaced.length) {
      replaced = Arrays.copyOf(replaced, 2 * writes);
    }
    replaced[writes++] = read(at);
    put(at, value);
  }

  /** Undoes the last write, which was to this location. */
  void undo(Action.Location at) {
    put(at, replaced[--writes]);
  }

  private void put(Action.Location at, long value) {
    if (isMutex(at)) {
      mutexes.put(at.address(), value);
      return;
    }
    int start = (int) (at.address() - Program.BASE);
    for (int i = 0; i < at.bytes(); i++) {
      bytes[start + i] = (byte) (value >>> 8 * i);
    }
  }

  private static boolean isMutex(Action.Location at) {
    return (at.address() & SymbolicAddresses.MUTEX) != 0;
  }
}
