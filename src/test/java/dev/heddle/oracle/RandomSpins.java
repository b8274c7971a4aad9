// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Place;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import java.util.random.RandomGenerator;

/** Writes loops that go round until other threads let them go on. */
final class RandomSpins {
  private final Pen pen;
  private final RandomAccesses accesses;
  private final RandomCells cells;
  private final RandomThreads threads;
  private final Scene scene;
  private final RandomGenerator random;
  private final FunctionBuilder code;

  RandomSpins(Pen pen, RandomAccesses accesses, RandomCells cells, RandomThreads threads) {
    this.pen = pen;
    this.accesses = accesses;
    this.cells = cells;
    this.threads = threads;
    scene = pen.scene;
    random = pen.random;
    code = pen.code;
  }

  void spin() {
    Label start = pen.label("spin");
    Label end = pen.label("end");
    code.place(start);
    switch (random.nextInt(10)) {
      case 0 -> until(load(), 1, start, end);
      case 1 -> untilNot(load(), 0, start, end);
      case 2 -> twoLoads(start, end);
      case 3 -> withStore(start, end);
      case 4 -> withUpdate(start, end);
      case 5 -> nested(start, end);
      case 6 -> locked(start, end);
      case 7 -> calling(start, end);
      case 8 -> polling(start, end);
      default -> compareExchange(start, end);
    }
    code.place(end);
  }

  /** Takes a variable as a lock by exchange or compare-exchange, does something, lets it go. */
  void spinLock() {
    Place lock = scene.narrowPlace();
    Register old = pen.register(lock.bits());
    Label start = pen.label("acquire");
    Label end = pen.label("acquired");
    Expression zero = Expression.constant(0, lock.bits());
    Expression one = Expression.constant(1, lock.bits());
    code.place(start);
    if (random.nextBoolean()) {
      code.compareExchange(old, lock.address(), zero, one, Order.ACQUIRE, Order.RELAXED);
    } else {
      code.update(old, UpdateOperator.XCHG, lock.address(), one, Order.ACQUIRE);
    }
    code.branch(pen.compare(ComparisonOperator.EQ, old, 0), end, start);
    code.place(end);
    access();
    if (random.nextInt(6) > 0) {
      code.store(lock.address(), zero, lock.bytes(), pen.pick(Order.RELAXED, Order.RELEASE));
    }
  }

  /** Tries until it has the mutex. */
  void spinTryLock() {
    Expression mutex = scene.mutex();
    Register taken = pen.register(scene.bits);
    Label start = pen.label("try");
    Label end = pen.label("taken");
    code.place(start);
    code.tryLock(taken, mutex);
    code.branch(pen.compare(ComparisonOperator.NE, taken, 0), end, start);
    code.place(end);
    access();
    if (random.nextInt(6) > 0) {
      code.unlock(mutex);
    }
  }

  private Register load() {
    Place place = scene.narrowPlace();
    Register seen = pen.register(place.bits());
    code.load(seen, place.address(), place.bytes(), Order.ACQUIRE);
    pen.known.add(seen);
    return seen;
  }

  private void access() {
    if (random.nextBoolean()) {
      load();
    } else {
      accesses.store(scene.place(), Order.PLAIN);
    }
  }

  private void until(Register seen, int value, Label start, Label end) {
    code.branch(pen.compare(ComparisonOperator.EQ, seen, value), end, start);
  }

  private void untilNot(Register seen, int value, Label start, Label end) {
    code.branch(pen.compare(ComparisonOperator.NE, seen, value), end, start);
  }

  private void twoLoads(Label start, Label end) {
    Label second = pen.label("second");
    until(load(), random.nextInt(2), end, second);
    code.place(second);
    untilNot(load(), random.nextInt(2), start, end);
  }

  private void withStore(Label start, Label end) {
    Register seen = load();
    accesses.store(scene.place(), Order.PLAIN);
    untilNot(seen, 0, start, end);
  }

  /** What is called may have private memory of its own. */
  private void calling(Label start, Label end) {
    threads.call(random.nextInt(4));
    untilNot(load(), 0, start, end);
  }

  /** Takes a semaphore or a lock to look. */
  private void polling(Label start, Label end) {
    boolean reads = random.nextBoolean();
    Expression cell = reads ? scene.readerWriterLock() : scene.semaphore();
    if (reads) {
      cells.startReading(cell);
    } else {
      cells.down(cell);
    }
    Register seen = load();
    if (reads) {
      cells.stopReading(cell);
    } else if (random.nextInt(8) > 0) {
      cells.up(cell);
    }
    untilNot(seen, 0, start, end);
  }

  /** An update that may change nothing. */
  private void withUpdate(Label start, Label end) {
    Place place = scene.narrowPlace();
    Register old = pen.register(place.bits());
    UpdateOperator operator =
        pen.pick(UpdateOperator.AND, UpdateOperator.OR, UpdateOperator.UMAX, UpdateOperator.XCHG);
    Expression operand = Expression.constant(random.nextInt(2), place.bits());
    code.locked(old, operator, place.address(), operand);
    untilNot(old, random.nextInt(2), start, end);
  }

  private void nested(Label start, Label end) {
    Label inner = pen.label("inner");
    Label after = pen.label("after");
    code.place(inner);
    untilNot(load(), random.nextInt(2), inner, after);
    code.place(after);
    untilNot(load(), random.nextInt(2), start, end);
  }

  private void locked(Label start, Label end) {
    Expression mutex = scene.mutex();
    code.lock(mutex);
    Register seen = load();
    if (random.nextInt(8) > 0) {
      code.unlock(mutex);
    }
    untilNot(seen, 0, start, end);
  }

  private void compareExchange(Label start, Label end) {
    Place place = scene.narrowPlace();
    Register old = pen.register(place.bits());
    Expression expected = Expression.constant(random.nextInt(2), place.bits());
    Expression desired = Expression.constant(random.nextInt(3), place.bits());
    code.locked(old, place.address(), expected, desired);
    code.branch(new Expression.Comparison(ComparisonOperator.EQ, old, expected), end, start);
  }
}
