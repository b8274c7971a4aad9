// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction.Allocate;
import dev.heddle.program.Instruction.Free;
import dev.heddle.program.Instruction.ObjectSize;
import dev.heddle.program.Instruction.Peek;
import dev.heddle.program.Instruction.Poke;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.Map;

/**
 * Primitives for heap objects and for accesses without events. What allocates most is written
 * directly, so that an object's origin is the program's own line.
 */
final class MemoryPrimitives {
  /** Of objects for any use. */
  private static final int ALIGNMENT = 16;

  static final Map<String, Primitive> ALL =
      Map.ofEntries(
          Map.entry("__heddle_peek1", call -> peek(call, 1)),
          Map.entry("__heddle_peek2", call -> peek(call, 2)),
          Map.entry("__heddle_peek4", call -> peek(call, 4)),
          Map.entry("__heddle_peek8", call -> peek(call, 8)),
          Map.entry("__heddle_poke1", call -> poke(call, 1)),
          Map.entry("__heddle_poke2", call -> poke(call, 2)),
          Map.entry("__heddle_poke4", call -> poke(call, 4)),
          Map.entry("__heddle_poke8", call -> poke(call, 8)),
          Map.entry("__heddle_allocate", call -> allocate(call, Storage.HEAP)),
          Map.entry("__heddle_allocate_zeroed", call -> allocate(call, Storage.ZEROED_HEAP)),
          Map.entry("__heddle_free", MemoryPrimitives::free),
          Map.entry("__heddle_size", MemoryPrimitives::size),
          Map.entry("__heddle_is_static", MemoryPrimitives::isStatic),
          Map.entry("__heddle_require", MemoryPrimitives::require),
          Map.entry("malloc", call -> allocateIfPossible(call, call.word(0), Storage.HEAP)),
          Map.entry("calloc", MemoryPrimitives::allocateArray),
          Map.entry("free", MemoryPrimitives::freeUnlessNull));

  private MemoryPrimitives() {}

  private static void peek(Invocation call, int bytes) {
    Register value = call.fresh(bytes * 8);
    call.body().add(new Peek(value, call.word(0), bytes, call.at()));
    call.give(value);
  }

  private static void poke(Invocation call, int bytes) {
    call.body().add(new Poke(call.word(0), call.argument(1, bytes * 8), bytes, call.at()));
  }

  private static void allocate(Invocation call, Storage storage) {
    int alignment = call.constantNumber(1);
    if (alignment < 1 || Integer.bitCount(alignment) != 1) {
      throw call.wrong("alignment " + alignment);
    }
    allocate(call, call.word(0), alignment, storage);
  }

  private static void allocate(Invocation call, Expression size, int alignment, Storage storage) {
    Register address = call.fresh(64);
    call.body().add(new Allocate(address, size, alignment, storage, call.at()));
    call.give(address);
  }

  /** As {@link #allocate}; null if no object can be so large. */
  private static void allocateIfPossible(Invocation call, Expression size, Storage storage) {
    if (size instanceof Expression.Constant c && c.value() >= 0) {
      allocate(call, size, ALIGNMENT, storage);
      return;
    }
    FunctionBuilder body = call.body();
    Register address = call.fresh(64);
    Label possible = body.label("possible");
    Label behind = body.label("behind");
    body.assign(address, Expression.constant(0, 64));
    Expression fits =
        new Expression.Comparison(ComparisonOperator.SGE, size, Expression.constant(0, 64));
    body.branch(fits, possible, behind);
    body.place(possible);
    body.add(new Allocate(address, size, ALIGNMENT, storage, call.at()));
    body.place(behind);
    call.give(address);
  }

  /** A product that does not fit in a word is as good as one that is too large for any object. */
  private static void allocateArray(Invocation call) {
    Register size = call.fresh(64);
    Expression count = call.word(0);
    Expression high = new Expression.Binary(BinaryOperator.UMULH, count, call.word(1));
    Expression low = new Expression.Binary(BinaryOperator.MUL, count, call.word(1));
    Expression fits =
        new Expression.Comparison(ComparisonOperator.EQ, high, Expression.constant(0, 64));
    Expression tooLarge = Expression.constant(-1, 64);
    call.body().assign(size, new Expression.Select(fits, low, tooLarge));
    allocateIfPossible(call, size, Storage.ZEROED_HEAP);
  }

  private static void free(Invocation call) {
    call.body().add(new Free(call.word(0), Storage.HEAP, call.at()));
  }

  private static void freeUnlessNull(Invocation call) {
    FunctionBuilder body = call.body();
    Label free = body.label("free");
    Label behind = body.label("behind");
    body.branch(call.holds(0), free, behind);
    body.place(free);
    free(call);
    body.place(behind);
  }

  private static void size(Invocation call) {
    Register bytes = call.fresh(64);
    call.body().add(new ObjectSize(bytes, call.word(0), call.at()));
    call.give(bytes);
  }

  private static void isStatic(Invocation call) {
    call.give(isStatic(call.word(0)));
  }

  private static Expression isStatic(Expression address) {
    return new Expression.Comparison(
        ComparisonOperator.ULT, address, Expression.constant(Program.RESERVED, 64));
  }

  /** {@code (address, bytes)}: memory that is not static must have been written. */
  private static void require(Invocation call) {
    FunctionBuilder body = call.body();
    int bytes = call.constantNumber(1);
    Label read = body.label("read");
    Label behind = body.label("behind");
    body.branch(isStatic(call.word(0)), behind, read);
    body.place(read);
    body.loadInitialized(call.fresh(bytes * 8), call.word(0), bytes, Order.PLAIN);
    body.place(behind);
  }
}
