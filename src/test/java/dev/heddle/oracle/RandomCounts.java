// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Instruction.Await.Counted;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;

/** Writes semaphores and reader-writer locks as the library has them: additions commute. */
final class RandomCounts {
  private static final long WRITER = 1 << 20;
  private static final int BITS = Long.SIZE;

  private final Pen pen;
  private final RandomAccesses accesses;
  private final RandomCells cells;
  private final Scene scene;

  RandomCounts(Pen pen, RandomAccesses accesses, RandomCells cells) {
    this.cells = cells;
    this.pen = pen;
    this.accesses = accesses;
    scene = pen.scene;
  }

  void write(Statement kind) {
    switch (kind) {
      case POST -> post();
      case TAKE -> take();
      case SHARED -> shared();
      case EXCLUSIVE -> exclusive();
      default -> throw new IllegalArgumentException(kind.name());
    }
  }

  /** Sometimes one asks what the semaphore has. */
  private void post() {
    if (pen.random.nextInt(8) == 0) {
      Register now =
          await(
              scene.semaphoreCount(),
              test(ComparisonOperator.UGE, 0),
              UpdateOperator.ADD,
              0,
              Patience.TRY,
              Counted.NOTHING);
      pen.known.add(now);
      return;
    }
    await(
        scene.semaphoreCount(),
        test(ComparisonOperator.SLT, scene.mostPosts),
        UpdateOperator.ADD,
        1,
        Patience.TRY,
        Counted.POSTS);
  }

  private void take() {
    boolean tries = pen.random.nextInt(4) == 0;
    Register old =
        await(
            scene.semaphoreCount(),
            test(ComparisonOperator.SGT, 0),
            UpdateOperator.SUB,
            1,
            tries ? Patience.TRY : Patience.WAIT,
            Counted.NOTHING);
    if (tries) {
      pen.known.add(old);
    }
  }

  /** Seldom somebody releases what it does not have. */
  private void shared() {
    Label end = pen.label("shared");
    boolean takes = pen.random.nextInt(12) > 0;
    if (takes) {
      boolean tries = pen.random.nextInt(4) == 0;
      Register old =
          await(
              scene.readersCount(),
              test(ComparisonOperator.SLT, WRITER),
              UpdateOperator.ADD,
              1,
              tries ? Patience.TRY : Patience.WAIT,
              Counted.READERS);
      if (tries) {
        Label inside = pen.label("inside");
        pen.code.branch(pen.compare(ComparisonOperator.SLT, old, WRITER), inside, end);
        pen.code.place(inside);
      }
      inside();
    }
    if (!takes || pen.random.nextInt(10) > 0) {
      Register old =
          await(
              scene.readersCount(),
              test(ComparisonOperator.UGE, 0),
              UpdateOperator.ADD,
              -1,
              Patience.TRY,
              Counted.READERS);
      pen.code.check(pen.compare(ComparisonOperator.SGT, old, 0), "no reader");
    }
    pen.code.jump(end);
    pen.code.place(end);
  }

  private void inside() {
    boolean meets = scene.meeting > 0 && pen.random.nextInt(3) > 0;
    if (meets) {
      cells.write(Statement.MEET);
      return;
    }
    switch (pen.random.nextInt(4)) {
      case 0 -> post();
      case 1 -> take();
      default -> accesses.load(scene.place());
    }
  }

  private void exclusive() {
    Label end = pen.label("exclusive");
    boolean tries = pen.random.nextInt(4) == 0;
    Register old =
        await(
            scene.readersCount(),
            test(ComparisonOperator.SLE, 0),
            UpdateOperator.XCHG,
            WRITER,
            tries ? Patience.TRY : Patience.WAIT,
            Counted.NOTHING);
    if (tries) {
      Label inside = pen.label("inside");
      pen.code.branch(pen.compare(ComparisonOperator.SLE, old, 0), inside, end);
      pen.code.place(inside);
    }
    accesses.store(scene.place(), Order.PLAIN);
    if (pen.random.nextInt(8) > 0) {
      await(
          scene.readersCount(),
          test(ComparisonOperator.UGE, 0),
          UpdateOperator.XCHG,
          0,
          Patience.WAIT,
          Counted.NOTHING);
    }
    pen.code.jump(end);
    pen.code.place(end);
  }

  private Await.Test test(ComparisonOperator operator, long limit) {
    return new Await.Test(operator, pen.constant(limit));
  }

  private Register await(
      Expression cell,
      Await.Test test,
      UpdateOperator update,
      long operand,
      Patience patience,
      Counted counted) {
    Register old = pen.register(BITS);
    Await.Update change = new Await.Update(update, pen.constant(operand));
    pen.code.add(
        new Await(old, cell, test, change, patience, counted, "count", pen.code.position()));
    return old;
  }
}
