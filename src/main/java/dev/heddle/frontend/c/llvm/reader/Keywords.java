// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.AtomicOperator;
import dev.heddle.frontend.c.llvm.Conversion;
import dev.heddle.frontend.c.llvm.FloatPredicate;
import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.llvm.Ordering;
import dev.heddle.frontend.c.llvm.Predicate;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Words of the text that are the constants of an enum, in lower case. */
final class Keywords<E extends Enum<E>> {
  static final Keywords<LlvmBinaryOperator> ARITHMETIC =
      new Keywords<>(LlvmBinaryOperator.values());
  static final Keywords<Conversion> CONVERSIONS = new Keywords<>(Conversion.values());
  static final Keywords<Predicate> PREDICATES = new Keywords<>(Predicate.values());
  static final Keywords<FloatPredicate> FLOAT_PREDICATES = new Keywords<>(FloatPredicate.values());
  static final Keywords<Ordering> ORDERINGS = new Keywords<>(Ordering.values());
  static final Keywords<AtomicOperator> ATOMIC_OPERATORS = new Keywords<>(AtomicOperator.values());

  private final Map<String, E> constants = new HashMap<>();
  private final String kind;

  private Keywords(E[] values) {
    kind = values[0].getDeclaringClass().getSimpleName();
    for (E value : values) {
      constants.put(value.name().toLowerCase(Locale.ROOT), value);
    }
  }

  boolean at(LlvmTokens in) {
    return in.token == LlvmToken.WORD && constants.containsKey(in.word);
  }

  /** The constant that the current word names; passes it. */
  E read(LlvmTokens in) {
    E value = in.token == LlvmToken.WORD ? constants.get(in.word) : null;
    if (value == null) {
      throw in.unexpected(kind);
    }
    in.next();
    return value;
  }
}
