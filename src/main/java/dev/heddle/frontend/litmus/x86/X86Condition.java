// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import dev.heddle.frontend.litmus.x86.X86Flags.Flag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A condition on the flags; each comes with its opposite. */
record X86Condition(Base base, boolean negated) {
  /** The conditions with all their names; the others are their opposites. */
  enum Base {
    EQUAL(Set.of(Flag.ZF), List.of("E", "Z"), List.of("NE", "NZ")),
    LESS(Set.of(Flag.SF, Flag.OF), List.of("L", "NGE", "LT"), List.of("NL", "GE")),
    LESS_OR_EQUAL(
        Set.of(Flag.ZF, Flag.SF, Flag.OF), List.of("LE", "NG"), List.of("NLE", "G", "GT")),
    BELOW(Set.of(Flag.CF), List.of("B", "C", "NAE"), List.of("NB", "NC", "AE")),
    BELOW_OR_EQUAL(Set.of(Flag.CF, Flag.ZF), List.of("BE", "NA"), List.of("NBE", "A")),
    SIGN(Set.of(Flag.SF), List.of("S"), List.of("NS")),
    OVERFLOW(Set.of(Flag.OF), List.of("O"), List.of("NO"));

    private final Set<Flag> flags;
    private final List<String> names;
    private final List<String> opposites;

    Base(Set<Flag> flags, List<String> names, List<String> opposites) {
      this.flags = flags;
      this.names = names;
      this.opposites = opposites;
    }
  }

  private static final Map<String, X86Condition> NAMED = named();

  private static Map<String, X86Condition> named() {
    Map<String, X86Condition> all = new java.util.HashMap<>();
    for (Base base : Base.values()) {
      base.names.forEach(n -> all.put(n, new X86Condition(base, false)));
      base.opposites.forEach(n -> all.put(n, new X86Condition(base, true)));
    }
    return Map.copyOf(all);
  }

  static Optional<X86Condition> named(String name) {
    return Optional.ofNullable(NAMED.get(name));
  }

  /** The flags it reads. */
  Set<Flag> flags() {
    return base.flags;
  }
}
