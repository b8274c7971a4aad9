// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A label or an instruction of one thread. */
sealed interface X86Line {
  SourcePosition at();

  record Label(String name, SourcePosition at) implements X86Line {}

  /**
   * @param operands the destination first, whatever the syntax
   */
  record Instruction(
      Mnemonic mnemonic, boolean locked, List<X86Operand> operands, SourcePosition at)
      implements X86Line {}

  /**
   * The name of an instruction.
   *
   * @param bytes what its suffix says, 0 if it has none
   */
  record Mnemonic(String name, X86Opcode opcode, int bytes, Optional<X86Condition> condition) {
    private static final String SUFFIXES = "BWLQ";

    static Optional<Mnemonic> named(String name) {
      String upper = name.toUpperCase(Locale.ROOT);
      return unsized(upper).or(() -> sized(upper));
    }

    private static Optional<Mnemonic> sized(String name) {
      int suffix = name.isEmpty() ? -1 : SUFFIXES.indexOf(name.charAt(name.length() - 1));
      if (suffix < 0) {
        return Optional.empty();
      }
      return unsized(name.substring(0, name.length() - 1))
          .filter(m -> m.opcode.isSized())
          .map(m -> new Mnemonic(name, m.opcode, 1 << suffix, m.condition));
    }

    private static Optional<Mnemonic> unsized(String name) {
      for (X86Opcode opcode : X86Opcode.values()) {
        if (!opcode.isConditional() && opcode.name().equals(name)) {
          return Optional.of(new Mnemonic(name, opcode, 0, Optional.empty()));
        }
      }
      for (X86Opcode opcode : Set.of(X86Opcode.J, X86Opcode.SET, X86Opcode.CMOV)) {
        if (name.startsWith(opcode.name())) {
          Optional<X86Condition> condition =
              X86Condition.named(name.substring(opcode.name().length()));
          if (condition.isPresent()) {
            return Optional.of(new Mnemonic(name, opcode, 0, condition));
          }
        }
      }
      return Optional.empty();
    }
  }
}
