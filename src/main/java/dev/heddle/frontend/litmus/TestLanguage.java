// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import dev.heddle.frontend.litmus.c.CParser;
import dev.heddle.frontend.litmus.state.ThreadCode;
import dev.heddle.frontend.litmus.text.LitmusLexer.Dialect;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.frontend.litmus.x86.X86Parser;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The languages a test's threads can be written in. */
enum TestLanguage {
  /** Four bytes are what an access without further signs of its size touches. */
  X86(4, Dialect.X86) {
    @Override
    List<? extends ThreadCode> threads(LitmusTokens program) {
      return X86Parser.intel(program).threads();
    }
  },
  X86_64(8, Dialect.X86) {
    @Override
    List<? extends ThreadCode> threads(LitmusTokens program) {
      return X86Parser.att(program).threads();
    }
  },
  C(4, Dialect.C) {
    @Override
    List<? extends ThreadCode> threads(LitmusTokens program) {
      return new CParser(program).threads();
    }
  };

  private final int defaultBytes;
  private final Dialect dialect;

  TestLanguage(int defaultBytes, Dialect dialect) {
    this.defaultBytes = defaultBytes;
    this.dialect = dialect;
  }

  static Optional<TestLanguage> named(String name) {
    return Arrays.stream(values()).filter(a -> a.name().equals(name)).findFirst();
  }

  /** Parses the program section. */
  abstract List<? extends ThreadCode> threads(LitmusTokens program);

  /** Size of a location that nothing else says the size of. */
  int defaultBytes() {
    return defaultBytes;
  }

  Dialect dialect() {
    return dialect;
  }
}
