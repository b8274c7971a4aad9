// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;

/**
 * How cells are numbered. Memory: {@code address << 3 | log2(bytes)}, so that cells are in the
 * order of their bytes; objects begin at {@link dev.heddle.program.Program#BASE}, so these are
 * above all numbers of 32 bits. Other cells stand beside memory, and have their kind above the
 * address.
 */
final class CellNumber {
  /** What a cell beside memory is for. */
  enum Kind {
    MEMORY,
    /** 0, or the handle of the thread that holds the mutex. */
    MUTEX,
    /** Of {@link dev.heddle.program.Instruction.Await}. */
    AWAIT,
    /** By handle: whether the thread was started. */
    STARTED,
    /** By handle: 1 when the thread has ended, 2 when it was joined. */
    ENDED,
    /** By handle: what the thread gave back. */
    RESULT,
    /** By handle and number: what the thread was started with. */
    ARGUMENT,
    /** The number of what failed; 0 if nothing did. */
    FAILED,
    /**
     * By the slot of a local variable that others see: how many bytes it has, 0 if it has ended.
     */
    LIFE
  }

  private static final int KIND_SHIFT = 48;
  private static final int SIZE_BITS = 3;

  private CellNumber() {}

  static Expression memory(Expression address, int bytes) {
    Expression shifted = binary(BinaryOperator.SHL, address, constant(SIZE_BITS));
    return binary(BinaryOperator.OR, shifted, constant(Integer.numberOfTrailingZeros(bytes)));
  }

  static Expression of(Kind kind, Expression which) {
    return binary(BinaryOperator.OR, which, constant(of(kind, 0)));
  }

  static long of(Kind kind, long which) {
    return which | (long) kind.ordinal() << KIND_SHIFT;
  }

  static Kind kind(long cell) {
    return Kind.values()[(int) (cell >>> KIND_SHIFT)];
  }

  /** What is after the kind: an address, a handle. */
  static long which(long cell) {
    long rest = cell & (1L << KIND_SHIFT) - 1;
    return kind(cell) == Kind.MEMORY ? rest >>> SIZE_BITS : rest;
  }

  /** Of a cell of memory. */
  static int bytes(long cell) {
    return 1 << (cell & (1 << SIZE_BITS) - 1);
  }

  /** Whether it is the number of a cell, and not of a note about one. */
  static boolean isOne(long cell) {
    return cell >= 0 && cell >>> KIND_SHIFT < Kind.values().length;
  }

  static Expression constant(long value) {
    return Expression.constant(value, Long.SIZE);
  }

  /** Folded if both sides are constant. */
  static Expression binary(BinaryOperator operator, Expression left, Expression right) {
    return left instanceof Expression.Constant a && right instanceof Expression.Constant b
        ? Expression.constant(operator.apply(a.value(), b.value(), a.bits()), a.bits())
        : new Expression.Binary(operator, left, right);
  }
}
