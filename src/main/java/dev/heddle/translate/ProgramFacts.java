// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.analysis.OwnGlobals;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Facts about a program, found during its translation. A new fact restarts the translation.
 * Registers are tracked while they have few values, and memory that is never written counts as
 * constant.
 */
final class ProgramFacts {
  /** Something new is known. */
  static final class Changed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Changed() {
      super(null, null, false, false);
    }
  }

  /** Whose accesses are no events for the machine. */
  final OwnGlobals ownGlobals;

  /** Registers, and private objects by where they are made, that take too many values. */
  private final Set<Long> manifold = new HashSet<>();

  /** Bytes and whole objects that some thread writes. */
  private final Set<Long> written = new HashSet<>();

  private final Set<Long> writtenObjects = new HashSet<>();
  private boolean allWritten;

  /** Whether a join uses the result of a thread. */
  private boolean results;

  private boolean resultsAreNew;

  ProgramFacts(OwnGlobals ownGlobals) {
    this.ownGlobals = ownGlobals;
  }

  /** Awaits after which the library's own state is touched. */
  private final Set<Long> joined = new HashSet<>();

  /** Bytes that were taken as constant: address, size, object. */
  private final List<long[]> trusted = new ArrayList<>();

  static long register(int function, int index) {
    return (long) function << Integer.SIZE | index;
  }

  /** Apart from all registers. */
  static long site(int function, int index) {
    return ~register(function, index);
  }

  boolean isManifold(long what) {
    return manifold.contains(what);
  }

  void write(long address, int bytes) {
    for (int i = 0; i < bytes; i++) {
      written.add(address + i);
    }
  }

  void writeObject(long object) {
    writtenObjects.add(object);
  }

  void writeAnything() {
    allWritten = true;
  }

  /**
   * Whether no thread is known to write these bytes of an object; if so, the translation relies on
   * it.
   */
  boolean trust(long address, int bytes, long object) {
    long[] question = {address, bytes, object};
    if (isWritten(question)) {
      return false;
    }
    trusted.add(question);
    return true;
  }

  /** What is touched after an await is a part of it. */
  void join(long await) {
    if (joined.add(await)) {
      trusted.clear();
      throw new Changed();
    }
  }

  boolean isJoined(long await) {
    return joined.contains(await);
  }

  void wantResults() {
    resultsAreNew |= !results;
    results = true;
  }

  boolean wantsResults() {
    return results;
  }

  private boolean isWritten(long[] question) {
    for (long i = question[0]; i < question[0] + question[1]; i++) {
      if (written.contains(i)) {
        return true;
      }
    }
    return allWritten || writtenObjects.contains(question[2]);
  }

  /** Whether something was not known at first that others relied on. Begins anew. */
  boolean haveChanged() {
    boolean changed = resultsAreNew || trusted.stream().anyMatch(this::isWritten);
    resultsAreNew = false;
    trusted.clear();
    return changed;
  }

  /**
   * States at the same place differ in too many ways: what differs is no longer followed.
   *
   * @throws Changed if there is something that differs
   */
  void generalize(List<LocalState> states) {
    int known = manifold.size();
    LocalState first = states.getFirst();
    for (LocalState other : states) {
      for (int d = 0; d < first.frames.size(); d++) {
        CallFrame a = first.frames.get(d);
        CallFrame b = other.frames.get(d);
        for (int r = 0; r < a.registers.length; r++) {
          if (!Objects.equals(a.registers[r], b.registers[r])) {
            manifold.add(register(a.function, r));
          }
        }
      }
      first.objects.forEach((address, o) -> {
        PrivateObject p = other.objects.get(address);
        if (p != null && !java.util.Arrays.equals(o.bytes, p.bytes)) {
          manifold.add(o.site);
        }
      });
    }
    if (manifold.size() > known) {
      trusted.clear();
      throw new Changed();
    }
  }
}
