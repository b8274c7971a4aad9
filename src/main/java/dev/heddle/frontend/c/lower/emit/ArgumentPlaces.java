// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.DataLayout;
import dev.heddle.frontend.c.llvm.Type;
import java.util.Optional;

/**
 * The locations of variable arguments in the x86-64 calling convention, which clang's code for
 * {@code va_arg} uses: six words for registers, eight times sixteen bytes for those of floating
 * point, and after them what has no register. Arguments are to be shown in their order; those that
 * are declared take registers too. Declared arguments in memory are left out, because {@code
 * va_arg} never reads them.
 */
final class ArgumentPlaces {
  private static final int WORD = 8;
  private static final int WIDE = 16;
  private static final int FLOATING_START = 6 * WORD;

  /** Where arguments without a register begin. */
  static final int MEMORY_START = FLOATING_START + 8 * WIDE;

  private final DataLayout layout;
  private int general;
  private int floating = FLOATING_START;
  private long memory = MEMORY_START;

  ArgumentPlaces(DataLayout layout) {
    this.layout = layout;
  }

  /** Bytes of the registers that are taken. */
  int general() {
    return general;
  }

  /** Where the next register of floating point would be. */
  int floating() {
    return floating;
  }

  record Place(long offset, long end, int alignment) {}

  void declared(Type type, Optional<Type> copied) {
    if (copied.isEmpty()) {
      register(type);
    }
  }

  /**
   * @param copied what a pointer points to, if a copy of that is passed
   * @param alignment of the copy
   */
  Place next(Type type, Optional<Type> copied, int alignment) {
    int words = general;
    int wides = floating;
    if (copied.isEmpty() && register(type)) {
      long offset = general > words ? words : wides;
      return new Place(offset, offset + Math.max(WORD, layout.size(type)), WIDE);
    }
    Type stored = copied.orElse(type);
    int wanted = Math.max(WORD, copied.isPresent() ? alignment : layout.alignment(type));
    long offset = roundUp(memory, wanted);
    memory = roundUp(offset + layout.size(stored), WORD);
    return new Place(offset, memory, wanted);
  }

  /** Takes a register, if there is one for it. */
  private boolean register(Type type) {
    boolean wide = type instanceof Type.Floating || type instanceof Type.Vector;
    if (layout.size(type) > (wide ? WIDE : WORD) || isExtended(type)) {
      return false;
    }
    if (wide && floating < MEMORY_START) {
      floating += WIDE;
      return true;
    }
    if (!wide && general < FLOATING_START) {
      general += WORD;
      return true;
    }
    return false;
  }

  private static boolean isExtended(Type type) {
    return type instanceof Type.Floating(Type.Format f) && f == Type.Format.X87;
  }

  private static long roundUp(long value, int alignment) {
    return Math.ceilDiv(value, alignment) * alignment;
  }
}
