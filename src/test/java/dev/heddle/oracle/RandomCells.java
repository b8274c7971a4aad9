// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Instruction.Await.Counted;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;

/** Writes semaphores, reader-writer locks, flags and barriers, and awaits of no such meaning. */
final class RandomCells {
  private static final int BITS = Long.SIZE;

  private final Pen pen;
  private final RandomAccesses accesses;
  private final Scene scene;

  RandomCells(Pen pen, RandomAccesses accesses) {
    this.pen = pen;
    this.accesses = accesses;
    scene = pen.scene;
  }

  void write(Statement kind) {
    switch (kind) {
      case AWAIT -> any();
      case DOWN -> down();
      case UP -> up();
      case TRY_DOWN -> tryDown();
      case READ_LOCK -> read();
      case WRITE_LOCK -> write();
      case RAISE -> raise();
      case WAIT_FOR_FLAG -> waitForFlag();
      case ONCE -> once();
      case BARRIER -> barrier();
      case MEET -> meet();
      default -> throw new IllegalArgumentException(kind.name());
    }
  }

  /** The test, the update and all else by chance; mostly what changes the cell. */
  private void any() {
    any(scene.cell());
  }

  void any(Expression cell) {
    ComparisonOperator test =
        pen.pick(
            ComparisonOperator.EQ,
            ComparisonOperator.NE,
            ComparisonOperator.UGT,
            ComparisonOperator.UGE,
            ComparisonOperator.SGT,
            ComparisonOperator.SLE,
            ComparisonOperator.ULT);
    UpdateOperator update =
        pen.pick(
            UpdateOperator.ADD,
            UpdateOperator.ADD,
            UpdateOperator.SUB,
            UpdateOperator.XCHG,
            UpdateOperator.UMAX,
            UpdateOperator.XOR,
            UpdateOperator.AND);
    Register old =
        await(
            cell,
            test,
            pen.random.nextInt(3) - (pen.random.nextInt(6) == 0 ? 1 : 0),
            update,
            pen.random.nextInt(3),
            pen.pick(Patience.WAIT, Patience.TRY));
    pen.known.add(old);
  }

  private void down() {
    down(scene.semaphore());
  }

  void down(Expression semaphore) {
    await(semaphore, ComparisonOperator.SGT, -scene.count, UpdateOperator.SUB, 1, Patience.WAIT);
  }

  private void up() {
    up(scene.semaphore());
  }

  void up(Expression semaphore) {
    set(semaphore, UpdateOperator.ADD, 1);
  }

  /** Something if the semaphore let it, and perhaps an up. */
  private void tryDown() {
    Expression cell = scene.semaphore();
    Register old =
        await(cell, ComparisonOperator.SGT, -scene.count, UpdateOperator.SUB, 1, Patience.TRY);
    Label then = pen.label("down");
    Label end = pen.label("end");
    pen.code.branch(pen.compare(ComparisonOperator.SGT, old, -scene.count), then, end);
    pen.code.place(then);
    access();
    if (pen.random.nextInt(3) > 0) {
      set(cell, UpdateOperator.ADD, 1);
    }
    pen.code.place(end);
  }

  private void read() {
    Expression lock = scene.readerWriterLock();
    startReading(lock);
    accesses.load(scene.place());
    if (pen.random.nextInt(8) > 0) {
      stopReading(lock);
    }
  }

  void startReading(Expression lock) {
    await(lock, ComparisonOperator.SGE, 0, UpdateOperator.ADD, 1, Patience.WAIT);
  }

  void stopReading(Expression lock) {
    await(lock, ComparisonOperator.SGT, 0, UpdateOperator.SUB, 1, always());
  }

  private void write() {
    Expression cell = scene.readerWriterLock();
    await(cell, ComparisonOperator.EQ, 0, UpdateOperator.XCHG, -1, Patience.WAIT);
    accesses.store(scene.place(), Order.PLAIN);
    if (pen.random.nextInt(8) > 0) {
      set(cell, UpdateOperator.XCHG, 0);
    }
  }

  private void raise() {
    set(scene.cell(), pen.pick(UpdateOperator.XCHG, UpdateOperator.UMAX, UpdateOperator.OR), 1);
  }

  /** Waits for a flag and leaves it as it is: only a read. */
  private void waitForFlag() {
    await(
        scene.cell(),
        pen.pick(ComparisonOperator.EQ, ComparisonOperator.NE),
        pen.random.nextInt(2),
        pen.pick(UpdateOperator.UMAX, UpdateOperator.ADD),
        0,
        pen.random.nextInt(4) == 0 ? Patience.TRY : Patience.WAIT);
  }

  /** The first one does it, the others wait until it is done. */
  private void once() {
    Expression cell = scene.cell();
    Register old = await(cell, ComparisonOperator.NE, 1, UpdateOperator.UMAX, 1, Patience.WAIT);
    Label first = pen.label("first");
    Label end = pen.label("end");
    pen.code.branch(pen.compare(ComparisonOperator.EQ, old, 0), first, end);
    pen.code.place(first);
    access();
    set(cell, UpdateOperator.XCHG, 2);
    pen.code.place(end);
  }

  /** Of two threads: the first cell counts who came, the second one how often both did. */
  private void barrier() {
    Expression count = scene.cell(0);
    Expression round = scene.cell(1);
    Register now = set(round, UpdateOperator.ADD, 0);
    Register before = set(count, UpdateOperator.ADD, 1);
    Label last = pen.label("last");
    Label others = pen.label("others");
    Label end = pen.label("end");
    pen.code.branch(pen.compare(ComparisonOperator.EQ, before, 1), last, others);
    pen.code.place(last);
    set(count, UpdateOperator.XCHG, 0);
    set(round, UpdateOperator.ADD, 1);
    pen.code.jump(end);
    pen.code.place(others);
    await(round, ComparisonOperator.NE, now, UpdateOperator.ADD, pen.constant(0), Patience.WAIT);
    pen.code.place(end);
  }

  /** Waits for others; who asks whether it is the last of a round takes part in the order. */
  private void meet() {
    boolean asks = pen.random.nextInt(5) == 0;
    Register before = asks ? set(scene.barrier(), UpdateOperator.ADD, 1) : arrive();
    Expression count = pen.constant(scene.meeting);
    Expression round = new Expression.Binary(BinaryOperator.UDIV, before, count);
    Expression next = new Expression.Binary(BinaryOperator.ADD, round, pen.constant(1));
    Expression enough = new Expression.Binary(BinaryOperator.MUL, next, count);
    await(
        scene.barrier(), ComparisonOperator.UGE, enough, UpdateOperator.UMAX, count, Patience.PASS);
    if (asks) {
      pen.known.add(before);
    }
  }

  private Register arrive() {
    Register old = pen.register(BITS);
    pen.code.add(
        new Await(
            old,
            scene.barrier(),
            new Await.Test(ComparisonOperator.UGE, pen.constant(0)),
            new Await.Update(UpdateOperator.ADD, pen.constant(1)),
            Patience.TRY,
            Counted.ARRIVALS,
            "cell",
            pen.code.position()));
    return old;
  }

  private void access() {
    if (pen.random.nextBoolean()) {
      accesses.load(scene.place());
    } else {
      accesses.store(scene.place(), Order.PLAIN);
    }
  }

  /** Whatever the cell's value is. */
  private Register set(Expression cell, UpdateOperator update, long operand) {
    return await(cell, ComparisonOperator.UGE, 0, update, operand, always());
  }

  /** Of what need not wait. */
  private Patience always() {
    return scene.tidy ? Patience.WAIT : Patience.TRY;
  }

  private Register await(
      Expression cell,
      ComparisonOperator test,
      long limit,
      UpdateOperator update,
      long operand,
      Patience patience) {
    return await(cell, test, pen.constant(limit), update, pen.constant(operand), patience);
  }

  private Register await(
      Expression cell,
      ComparisonOperator test,
      Expression limit,
      UpdateOperator update,
      Expression operand,
      Patience patience) {
    Register old = pen.register(BITS);
    pen.code.add(
        new Await(
            old,
            cell,
            new Await.Test(test, limit),
            new Await.Update(update, operand),
            patience,
            "cell",
            pen.code.position()));
    return old;
  }
}
