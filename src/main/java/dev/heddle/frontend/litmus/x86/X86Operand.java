// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.Optional;

/** An operand of an instruction. */
sealed interface X86Operand {
  SourcePosition at();

  record Immediate(long value, SourcePosition at) implements X86Operand {}

  /** The address of a location, as an immediate. */
  record AddressOf(String location, SourcePosition at) implements X86Operand {}

  record Part(X86Register register, SourcePosition at) implements X86Operand {}

  /** The sum of what is present: {@code symbol + displacement + base + index * scale}. */
  record InMemory(
      Optional<String> symbol,
      long displacement,
      Optional<X86Register> base,
      Optional<X86Register> index,
      int scale,
      SourcePosition at)
      implements X86Operand {
    static InMemory at(SourcePosition at) {
      return new InMemory(Optional.empty(), 0, Optional.empty(), Optional.empty(), 1, at);
    }

    InMemory plus(long more) {
      return new InMemory(symbol, displacement + more, base, index, scale, at);
    }

    InMemory plus(String location) {
      check(symbol.isEmpty(), "a second location in one address");
      return new InMemory(Optional.of(location), displacement, base, index, scale, at);
    }

    InMemory plus(X86Register register) {
      return base.isPresent()
          ? plus(register, 1)
          : new InMemory(symbol, displacement, Optional.of(register), index, scale, at);
    }

    InMemory plus(X86Register register, long scale) {
      check(index.isEmpty(), "too many registers in one address");
      check(scale == 1 || scale == 2 || scale == 4 || scale == 8, "a scale is 1, 2, 4 or 8");
      return new InMemory(symbol, displacement, base, Optional.of(register), (int) scale, at);
    }

    /** Itself, if there is anything to find the location by. */
    InMemory complete() {
      check(
          symbol.isPresent() || !isFixed(),
          "absolute addresses are not supported: give the location a name");
      return this;
    }

    /** Whether the address is known before the run. */
    boolean isFixed() {
      return base.isEmpty() && index.isEmpty();
    }

    private void check(boolean fine, String otherwise) {
      if (!fine) {
        throw new InputException(at, otherwise);
      }
    }
  }

  /** Where a jump goes. */
  record Target(String label, SourcePosition at) implements X86Operand {}
}
