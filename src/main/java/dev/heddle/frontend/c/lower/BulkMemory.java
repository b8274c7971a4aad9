// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.Constant;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.LlvmValue;
import dev.heddle.frontend.c.llvm.Type;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Copies and fills memory: few bytes by single accesses, as wide as alignment allows, and more by
 * the library's functions.
 */
final class BulkMemory {
  private static final int MOST_PIECES = 24;

  private final Body body;
  private final CallLowering calls;

  BulkMemory(Body body, CallLowering calls) {
    this.body = body;
    this.calls = calls;
  }

  /** The library function that the intrinsic needs, if its work is more than a few accesses. */
  static Optional<String> helper(LlvmInstruction.Call call, String name) {
    String base = base(name);
    boolean known = base.equals("memcpy") || base.equals("memmove") || base.equals("memset");
    return known && !isSmall(call, base) ? Optional.of(base) : Optional.empty();
  }

  /** {@code memcpy} of {@code llvm.memcpy.inline.p0.p0.i64}. */
  static String base(String name) {
    int end = name.indexOf('.', 5);
    return end < 0 ? name.substring(5) : name.substring(5, end);
  }

  private static boolean isSmall(LlvmInstruction.Call call, String base) {
    long size = size(call.arguments().get(2).value());
    return size >= 0 && pieces(size, alignment(call, base)) <= MOST_PIECES;
  }

  /** A constant size, else -1. */
  private static long size(LlvmValue value) {
    return switch (value) {
      case Constant.Int(Type t, long size) -> size;
      case Constant.Zero z -> 0;
      default -> -1;
    };
  }

  private static int alignment(LlvmInstruction.Call call, String base) {
    int to = call.arguments().get(0).alignment();
    int both = base.equals("memset") ? to : Math.min(to, call.arguments().get(1).alignment());
    return Math.min(8, Math.max(1, both));
  }

  private static long pieces(long size, int alignment) {
    return size / alignment + Long.bitCount(size % alignment);
  }

  void lower(LlvmInstruction.Call call, String name) {
    String base = base(name);
    Expression to = body.fixed(body.scalar(call.arguments().get(0).value()));
    Expression other = body.fixed(body.scalar(call.arguments().get(1).value()));
    if (!isSmall(call, base)) {
      Expression size = Folding.resize(body.scalar(call.arguments().get(2).value()), 64);
      Expression second = base.equals("memset") ? Folding.resize(other, 32) : other;
      calls.helper(base, Optional.empty(), List.of(to, second, size));
      return;
    }
    long size = size(call.arguments().get(2).value());
    int alignment = alignment(call, base);
    switch (base) {
      case "memcpy" -> copyPieces(to, other, size, alignment);
      case "memmove" -> move(to, other, size, alignment);
      default -> fill(to, other, size, alignment);
    }
  }

  /** Offset and bytes of each access. */
  private static List<long[]> cut(long size, int alignment) {
    List<long[]> all = new ArrayList<>();
    for (long at = 0; at < size; ) {
      long piece = Math.min(alignment, Long.highestOneBit(size - at));
      all.add(new long[] {at, piece});
      at += piece;
    }
    return all;
  }

  /** Copies piece by piece. */
  void copyPieces(Expression to, Expression from, long size, int alignment) {
    for (long[] piece : cut(size, alignment)) {
      write(to, piece, read(from, piece));
    }
  }

  /** Reads all before it writes: the two may overlap. */
  private void move(Expression to, Expression from, long size, int alignment) {
    List<long[]> pieces = cut(size, alignment);
    List<Register> values = pieces.stream().map(piece -> read(from, piece)).toList();
    for (int k = 0; k < pieces.size(); k++) {
      write(to, pieces.get(k), values.get(k));
    }
  }

  private void fill(Expression to, Expression value, long size, int alignment) {
    Expression wide = Folding.zeroExtend(Folding.truncate(value, 8), 64);
    Expression all =
        Folding.binary(BinaryOperator.MUL, wide, Folding.constant(0x0101_0101_0101_0101L, 64));
    Expression pattern = body.fixed(all);
    for (long[] piece : cut(size, alignment)) {
      write(to, piece, Folding.truncate(pattern, (int) piece[1] * 8));
    }
  }

  private Register read(Expression from, long[] piece) {
    Register r = body.fresh((int) piece[1] * 8);
    body.out.load(r, Folding.add(from, piece[0]), (int) piece[1], Order.PLAIN);
    return r;
  }

  private void write(Expression to, long[] piece, Expression value) {
    body.out.store(Folding.add(to, piece[0]), value, (int) piece[1], Order.PLAIN);
  }
}
