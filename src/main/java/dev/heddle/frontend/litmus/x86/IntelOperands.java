// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.frontend.litmus.x86.X86Operand.AddressOf;
import dev.heddle.frontend.litmus.x86.X86Operand.Immediate;
import dev.heddle.frontend.litmus.x86.X86Operand.InMemory;
import dev.heddle.frontend.litmus.x86.X86Operand.Part;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** Operands of X86: {@code EAX}, {@code [x]}, {@code [EAX+4]}, {@code $1}; 32 bits. */
record IntelOperands(LitmusTokens tokens) implements X86Syntax {
  @Override
  public int machineBits() {
    return 32;
  }

  @Override
  public List<X86Operand> destinationFirst(List<X86Operand> written) {
    return written;
  }

  @Override
  public X86Operand operand() {
    SourcePosition at = tokens.at();
    if (tokens.accept("[")) {
      return inMemory("]", at);
    }
    if (tokens.accept("(")) {
      return inMemory(")", at);
    }
    boolean dollar = tokens.accept("$");
    if (tokens.looksAtInteger()) {
      return new Immediate(tokens.integer(), at);
    }
    if (dollar) {
      return new AddressOf(tokens.name("a number or a location").text(), at);
    }
    boolean percent = tokens.accept("%");
    LitmusToken name = tokens.name("an operand");
    Optional<X86Register> known = X86Register.named(name.text(), 32);
    if (known.isEmpty() && !percent) {
      throw name.error("unknown register " + name + "; memory is written [" + name.text() + "]");
    }
    return new Part(known.orElseGet(() -> X86Register.symbolic(name.text(), 32)), at);
  }

  /** Terms between plus and minus signs; the opening bracket is read. */
  private InMemory inMemory(String close, SourcePosition at) {
    InMemory sum = InMemory.at(at);
    do {
      sum = tokens.looksAtInteger() ? sum.plus(tokens.integer()) : named(sum);
    } while (tokens.accept("+") || tokens.looksAt("-"));
    tokens.expect(close);
    return sum.complete();
  }

  private InMemory named(InMemory sum) {
    boolean percent = tokens.accept("%");
    String name = tokens.name("a location or a register").text();
    // A part of a register cannot hold an address, so [ax] is a location.
    Optional<X86Register> known = X86Register.named(name, 32).filter(r -> r.bits() == 32);
    if (known.isEmpty() && !percent) {
      return sum.plus(name);
    }
    X86Register register = known.orElseGet(() -> X86Register.symbolic(name, 32));
    return tokens.accept("*") ? sum.plus(register, tokens.integer()) : sum.plus(register);
  }
}
