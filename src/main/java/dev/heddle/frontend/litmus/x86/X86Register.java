// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A register as an instruction names it: all or part of a whole one.
 *
 * @param whole the register that holds the bits
 * @param shift lowest bit of the part, 8 for {@code AH} and its kind and 0 for all others
 */
record X86Register(String name, String whole, int bits, int shift) {
  private static final Map<String, X86Register> NAMES_32 = names(32);
  private static final Map<String, X86Register> NAMES_64 = names(64);

  /** A register of a machine of so many bits, whatever the case of its name. */
  static Optional<X86Register> named(String name, int machineBits) {
    Map<String, X86Register> names = machineBits == 32 ? NAMES_32 : NAMES_64;
    return Optional.ofNullable(names.get(name.toLowerCase(Locale.ROOT)));
  }

  /** A register that the test invents, as wide as the machine's. */
  static X86Register symbolic(String name, int machineBits) {
    return new X86Register(name, name, machineBits, 0);
  }

  /** The low part of so many bits. */
  X86Register low(int width) {
    return width == bits ? this : new X86Register(name, whole, width, 0);
  }

  private static Map<String, X86Register> names(int machineBits) {
    Map<String, X86Register> names = new HashMap<>();
    for (String letter : List.of("a", "b", "c", "d")) {
      family(
          names, machineBits, "r" + letter + "x", "e" + letter + "x", letter + "x", letter + "l");
      String whole = names.get("e" + letter + "x").whole();
      put(names, machineBits, new X86Register(letter + "h", whole, 8, 8));
    }
    for (String stem : List.of("si", "di", "bp", "sp")) {
      family(names, machineBits, "r" + stem, "e" + stem, stem, stem + "l");
    }
    for (int i = 8; machineBits == 64 && i < 16; i++) {
      family(names, machineBits, "r" + i, "r" + i + "d", "r" + i + "w", "r" + i + "b");
    }
    return names;
  }

  /** One register and its low parts, from 64 bits to 8. */
  private static void family(Map<String, X86Register> names, int machineBits, String... parts) {
    String whole = spelling(parts[machineBits == 64 ? 0 : 1], machineBits);
    for (int i = machineBits == 64 ? 0 : 1; i < parts.length; i++) {
      put(names, machineBits, new X86Register(parts[i], whole, 64 >> i, 0));
    }
  }

  private static void put(Map<String, X86Register> names, int machineBits, X86Register r) {
    String spelling = spelling(r.name, machineBits);
    names.put(r.name, new X86Register(spelling, r.whole, r.bits, r.shift));
  }

  /** X86 writes its registers in capitals, X86_64 does not. */
  private static String spelling(String name, int machineBits) {
    return machineBits == 32 ? name.toUpperCase(Locale.ROOT) : name;
  }
}
