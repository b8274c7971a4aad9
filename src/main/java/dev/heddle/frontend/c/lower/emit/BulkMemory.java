// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.link.Intrinsics;
import dev.heddle.frontend.c.lower.link.MemoryIntrinsic;
import dev.heddle.frontend.c.lower.shape.Folding;
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
  private final Body body;
  private final LibraryCalls library;

  BulkMemory(Body body) {
    this.body = body;
    this.library = new LibraryCalls(body);
  }

  void lower(LlvmInstruction.Call call, String name) {
    MemoryIntrinsic work = MemoryIntrinsic.of(call, Intrinsics.base(name));
    Expression to = body.fixed(body.scalar(call.arguments().get(0).value()));
    Expression other = body.fixed(body.scalar(call.arguments().get(1).value()));
    if (!work.isSmall()) {
      Expression size = Folding.resize(body.scalar(call.arguments().get(2).value()), 64);
      Expression second = work.name().equals("memset") ? Folding.resize(other, 32) : other;
      library.call(work.name(), Optional.empty(), List.of(to, second, size));
      return;
    }
    switch (work.name()) {
      case "memcpy" -> copyPieces(to, other, work.size(), work.alignment());
      case "memmove" -> move(to, other, work.size(), work.alignment());
      default -> fill(to, other, work.size(), work.alignment());
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
