// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.InputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Primitives for nondeterministic values and assumptions. */
final class ChoicePrimitives {
  private static final List<String> PREFIXES =
      List.of("__VERIFIER_nondet_", "nondet_", "__ESBMC_nondet_");
  private static final int MOST = 0xFFFF;
  static final Map<String, Primitive> ALL = new HashMap<>();

  static {
    ALL.put("__heddle_choose", call -> choose(call, call.argument(0, 32)));
    ALL.put("__heddle_assume", call -> call.body().assume(call.holds(0)));
    ALL.put("__VERIFIER_assume", call -> call.body().assume(call.holds(0)));
    ALL.put("__CPROVER_assume", call -> call.body().assume(call.holds(0)));
    ALL.put("__ESBMC_assume", call -> call.body().assume(call.holds(0)));
    ALL.put("assume_abort_if_not", call -> call.body().assume(call.holds(0)));
    put("bool _Bool", call -> choose(call, Expression.constant(2, 32)));
    signed(8, "char s8 S8 int8_t");
    signed(16, "short s16 S16 int16_t");
    signed(32, "int s32 S32 int32_t");
    signed(64, "long longlong s64 S64 int64_t loff_t");
    unsigned(8, "uchar unsigned_char u8 U8 uint8_t");
    unsigned(16, "ushort unsigned_short u16 U16 uint16_t");
    unsigned(32, "uint unsigned unsigned_int u32 U32 uint32_t");
    unsigned(64, "ulong ulonglong unsigned_long u64 U64 uint64_t size_t sector_t");
    put("float", call -> real(call, 32));
    put("double", call -> real(call, 64));
  }

  private ChoicePrimitives() {}

  private static void put(String types, Primitive primitive) {
    for (String type : types.split(" ")) {
      PREFIXES.forEach(prefix -> ALL.put(prefix + type, primitive));
    }
  }

  private static void signed(int bits, String types) {
    put(types, call -> number(call, -1L << bits - 1, -1L >>> 65 - bits));
  }

  /** Of words only the lower half: the range is one of signed numbers. */
  private static void unsigned(int bits, String types) {
    put(types, call -> number(call, 0, -1L >>> Math.max(64 - bits, 1)));
  }

  private static void choose(Invocation call, Expression count) {
    Register choice = call.fresh(32);
    call.body().choose(choice, count);
    call.give(choice);
  }

  /** One of the numbers of the range, as far as the type has them. */
  private static void number(Invocation call, long least, long most) {
    call.give(value(call, least, most));
  }

  private static void real(Invocation call, int bits) {
    Expression number = value(call, Long.MIN_VALUE / 4, Long.MAX_VALUE / 4);
    call.give(new Expression.Cast(CastOperator.SIGNED_TO_FLOAT, number, bits));
  }

  private static Expression value(Invocation call, long least, long most) {
    Nondet range = call.nondet().orElseThrow(() -> unbounded(call)).within(least, most);
    if (range.count() < 1 || range.count() > MOST) {
      throw call.wrong("more than " + MOST + " values to choose from: give a shorter --nondet");
    }
    Register choice = call.fresh(64);
    call.body().choose(choice, Expression.constant(range.count(), 32));
    return new Expression.Binary(BinaryOperator.ADD, choice, Expression.constant(range.low(), 64));
  }

  private static InputException unbounded(Invocation call) {
    return new InputException(
        call.at(), "`" + call.site().name() + "` has no range: give --nondet LO..HI");
  }
}
