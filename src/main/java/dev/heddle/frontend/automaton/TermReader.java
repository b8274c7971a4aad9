// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Operator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Expressions in prefix form. */
final class TermReader {
  /** An expression that forgot its end would swallow these as registers. */
  private static final Set<String> RESERVED =
      Set.of("thread", "initial", "final", "transition", "end");

  private static final int DEEPEST = 1000;

  private final AutomatonWords words;
  private final ToIntFunction<String> registers;

  /** Where each register is read first. */
  private final Map<String, AutomatonWords.Word> read = new HashMap<>();

  TermReader(AutomatonWords words, ToIntFunction<String> registers) {
    this.words = words;
    this.registers = registers;
  }

  Map<String, AutomatonWords.Word> read() {
    return read;
  }

  AutomatonTerm term() {
    return term(0);
  }

  private AutomatonTerm term(int depth) {
    AutomatonWords.Word word = words.need("an expression");
    if (depth > DEEPEST) {
      throw word.error("the expression is nested more than " + DEEPEST + " deep");
    }
    if (isNumber(word)) {
      return AutomatonTerm.constant(number(word));
    }
    if (word.text().equals("!")) {
      return fold(word, new AutomatonTerm.Not(term(depth + 1)));
    }
    Optional<Operator> operator = Operator.of(word.text());
    if (operator.isPresent()) {
      AutomatonTerm left = term(depth + 1);
      return fold(word, AutomatonTerm.binary(operator.get(), left, term(depth + 1)));
    }
    int register = registers.applyAsInt(name(word, "an expression"));
    read.putIfAbsent(word.text(), word);
    return AutomatonTerm.register(register);
  }

  /** A register's name. */
  static String name(AutomatonWords.Word word, String what) {
    boolean wrong =
        isNumber(word)
            || RESERVED.contains(word.text())
            || Operator.of(word.text()).isPresent()
            || word.text().startsWith("!")
            || word.text().startsWith("@");
    if (wrong) {
      throw word.error("expected " + what + ", found " + word);
    }
    return word.text();
  }

  static int number(AutomatonWords.Word word) {
    if (!isNumber(word)) {
      throw word.error("expected a number, found " + word);
    }
    try {
      return Integer.parseInt(word.text());
    } catch (NumberFormatException _) {
      throw word.error(word + " does not fit 32 bits");
    }
  }

  private static boolean isNumber(AutomatonWords.Word word) {
    return word.text().matches("[+-]?\\d+");
  }

  /** Checks a constant expression; it stays as written, so that printing gives it back. */
  private static AutomatonTerm fold(AutomatonWords.Word at, AutomatonTerm term) {
    boolean[] constant = {true};
    term.registers(_ -> constant[0] = false);
    if (constant[0]) {
      try {
        term.value(new long[0]);
      } catch (ArithmeticException _) {
        throw at.error("division by zero");
      }
    }
    return term;
  }
}
