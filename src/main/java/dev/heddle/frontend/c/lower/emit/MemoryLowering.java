// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.emit;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.llvm.Ordering;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.Halves;
import dev.heddle.frontend.c.lower.shape.Leaf;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Order;
import java.util.ArrayList;
import java.util.List;

/** Loads and stores. */
final class MemoryLowering {
  private final Body body;

  MemoryLowering(Body body) {
    this.body = body;
  }

  static Order order(Ordering ordering) {
    return switch (ordering) {
      case NONE -> Order.PLAIN;
      case UNORDERED, MONOTONIC -> Order.RELAXED;
      case ACQUIRE -> Order.ACQUIRE;
      case RELEASE -> Order.RELEASE;
      case ACQ_REL -> Order.ACQ_REL;
      case SEQ_CST -> Order.SEQ_CST;
    };
  }

  void load(LlvmInstruction.Load load) {
    Register slot = body.slot(load.address());
    if (slot != null) {
      int bits = body.shapes.of(load.type()).getFirst().bits();
      body.define(load.result(), Folding.zeroExtend(slot, bits));
      return;
    }
    List<Leaf> leaves = body.shapes.of(load.type());
    if (load.order() != Ordering.NONE && Halves.isPair(leaves)) {
      Register r = body.fresh(load.result(), 128);
      body.out.load(r, body.scalar(load.address()), 16, order(load.order()));
      body.define(load.result(), Halves.of(r));
      return;
    }
    requireAtomic(leaves, load.order());
    boolean needed = body.analysis.needs().needed(load.result());
    Expression address = address(body.scalar(load.address()), leaves);
    List<Expression> parts = new ArrayList<>();
    for (Leaf leaf : leaves) {
      Expression at = Folding.add(address, leaf.offset());
      parts.add(read(at, leaf, order(load.order()), needed, load.result()));
    }
    body.values.define(load.result(), parts);
  }

  /** An address that is used for several accesses. */
  private Expression address(Expression address, List<Leaf> leaves) {
    boolean one = leaves.size() == 1 && Integer.bitCount(leaves.getFirst().bytes()) == 1;
    return one ? address : body.fixed(address);
  }

  private static void requireAtomic(List<Leaf> leaves, Ordering order) {
    if (order != Ordering.NONE
        && (leaves.size() != 1 || Integer.bitCount(leaves.getFirst().bytes()) != 1)) {
      throw new UnsupportedException("an atomic access of " + bytes(leaves) + " bytes");
    }
  }

  private static long bytes(List<Leaf> leaves) {
    return leaves.isEmpty() ? 0 : leaves.getLast().offset() + leaves.getLast().bytes();
  }

  private Expression read(Expression at, Leaf leaf, Order order, boolean needed, int local) {
    if (Integer.bitCount(leaf.bytes()) == 1) {
      Register r = body.fresh(local, 8 * leaf.bytes());
      read(r, at, leaf.bytes(), order, needed);
      return Folding.truncate(r, leaf.bits());
    }
    Expression all = Folding.constant(0, 64);
    int done = 0;
    while (done < leaf.bytes()) {
      int piece = Integer.highestOneBit(leaf.bytes() - done);
      Register r = body.fresh(local, 8 * piece);
      read(r, Folding.add(at, done), piece, order, needed);
      Expression shifted =
          Folding.binary(
              BinaryOperator.SHL, Folding.zeroExtend(r, 64), Folding.constant(8L * done, 64));
      all = Folding.or(shifted, all);
      done += piece;
    }
    return Folding.truncate(all, leaf.bits());
  }

  /** Globals always have a value. */
  private void read(Register r, Expression at, int bytes, Order order, boolean needed) {
    if (needed && !(at instanceof Expression.GlobalAddress)) {
      body.out.loadInitialized(r, at, bytes, order);
    } else {
      body.out.load(r, at, bytes, order);
    }
  }

  void store(LlvmInstruction.Store store) {
    Register slot = body.slot(store.address());
    if (slot != null) {
      Expression value = Folding.truncate(body.scalar(store.value()), slot.bits());
      if (value != slot) {
        body.assign(slot, value);
      }
      return;
    }
    List<Leaf> leaves = body.shapes.of(store.value().type());
    List<Expression> parts = body.leaves(store.value());
    if (store.order() != Ordering.NONE && Halves.isPair(leaves)) {
      Expression both = Halves.joined(parts);
      body.out.store(body.scalar(store.address()), both, 16, order(store.order()));
      return;
    }
    requireAtomic(leaves, store.order());
    Expression address = address(body.scalar(store.address()), leaves);
    store(address, leaves, parts, order(store.order()));
  }

  /** Writes the parts of a value, each at its place. */
  void store(Expression address, List<Leaf> leaves, List<Expression> parts, Order order) {
    for (int i = 0; i < leaves.size(); i++) {
      Expression at = Folding.add(address, leaves.get(i).offset());
      write(at, leaves.get(i), parts.get(i), order);
    }
  }

  private void write(Expression at, Leaf leaf, Expression part, Order order) {
    if (Integer.bitCount(leaf.bytes()) == 1) {
      int bits = 8 * leaf.bytes();
      body.out.store(at, Folding.zeroExtend(part, bits), leaf.bytes(), order);
      return;
    }
    Expression all = body.fixed(Folding.zeroExtend(part, 64));
    int done = 0;
    while (done < leaf.bytes()) {
      int piece = Integer.highestOneBit(leaf.bytes() - done);
      Expression shifted =
          Folding.binary(BinaryOperator.LSHR, all, Folding.constant(8L * done, 64));
      Expression value = Folding.truncate(shifted, 8 * piece);
      body.out.store(Folding.add(at, done), value, piece, order);
      done += piece;
    }
  }

  /** Reads the parts of a value from private memory. */
  List<Expression> load(Expression address, List<Leaf> leaves, int local) {
    List<Expression> parts = new ArrayList<>();
    for (Leaf leaf : leaves) {
      Expression at = Folding.add(address, leaf.offset());
      parts.add(read(at, leaf, Order.PLAIN, false, local));
    }
    return parts;
  }
}
