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

/** Operands of X86_64: {@code %rax}, {@code (x)}, {@code 4(%rax,%rbx,2)}, {@code $1}; 64 bits. */
record AttOperands(LitmusTokens tokens) implements X86Syntax {
  @Override
  public int machineBits() {
    return 64;
  }

  @Override
  public List<X86Operand> destinationFirst(List<X86Operand> written) {
    return written.reversed();
  }

  @Override
  public X86Operand operand() {
    SourcePosition at = tokens.at();
    if (tokens.accept("$")) {
      return tokens.looksAtInteger()
          ? new Immediate(tokens.integer(), at)
          : new AddressOf(tokens.name("a number or a location").text(), at);
    }
    if (tokens.accept("%")) {
      return new Part(register(), at);
    }
    InMemory sum = InMemory.at(at);
    if (tokens.looksAtInteger()) {
      long number = tokens.integer();
      if (!tokens.looksAt("(")) {
        return new Immediate(number, at);
      }
      sum = sum.plus(number);
    } else if (tokens.looksAt(LitmusToken.Kind.NAME)) {
      sum = sum.plus(tokens.next().text());
      if (tokens.accept("+") || tokens.looksAt("-")) {
        sum = sum.plus(tokens.integer());
      }
    } else if (!tokens.looksAt("(") && !tokens.looksAt("[")) {
      throw tokens.unexpected("an operand");
    }
    if (tokens.accept("(")) {
      sum = parenthesised(sum);
      tokens.expect(")");
    } else if (tokens.accept("[")) {
      sum = sum.plus(tokens.name("a location").text());
      tokens.expect("]");
    }
    return sum.complete();
  }

  /** {@code x}, {@code %base}, {@code %base,%index} or {@code %base,%index,scale}. */
  private InMemory parenthesised(InMemory sum) {
    if (tokens.looksAt(LitmusToken.Kind.NAME)) {
      return sum.plus(tokens.next().text());
    }
    if (tokens.looksAt(LitmusToken.Kind.NUMBER)) {
      tokens.integer();
      return sum; // not complete without a name
    }
    InMemory whole = sum;
    if (!tokens.looksAt(",")) {
      tokens.expect("%");
      if (sum.symbol().isPresent() && tokens.accept("rip")) {
        return sum;
      }
      whole = sum.plus(register());
    }
    if (!tokens.accept(",")) {
      return whole;
    }
    tokens.expect("%");
    X86Register index = register();
    return whole.plus(index, tokens.accept(",") ? tokens.integer() : 1);
  }

  private X86Register register() {
    String name = tokens.name("a register").text();
    return X86Register.named(name, 64).orElseGet(() -> X86Register.symbolic(name, 64));
  }
}
