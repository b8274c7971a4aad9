// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Place;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Instruction;
import dev.heddle.program.Order;
import dev.heddle.program.Storage;
import java.util.List;
import java.util.random.RandomGenerator;

/** Writes what leaves no event: private memory, memory behind a mutex, what a thread is. */
final class RandomLocals {
  private final Pen pen;
  private final RandomAccesses accesses;
  private final Scene scene;
  private final RandomGenerator random;
  private final FunctionBuilder code;

  RandomLocals(Pen pen, RandomAccesses accesses) {
    this.pen = pen;
    this.accesses = accesses;
    scene = pen.scene;
    random = pen.random;
    code = pen.code;
  }

  /** A variable of its own in memory: written, and read again. */
  void privately() {
    Register object = pen.register(Scene.ADDRESS_BITS);
    int bytes = scene.bits / Byte.SIZE;
    Expression size = pen.constant(2L * bytes);
    code.add(new Instruction.Allocate(object, size, bytes, Storage.PRIVATE, code.position()));
    Place first = new Place(object, bytes);
    Place second =
        new Place(new Expression.Binary(BinaryOperator.ADD, object, pen.constant(bytes)), bytes);
    accesses.store(first, Order.PLAIN);
    accesses.load(scene.place());
    accesses.store(second, Order.PLAIN);
    if (random.nextBoolean()) {
      code.loadInitialized(pen.result(scene.bits), first.address(), bytes, Order.PLAIN);
    }
    accesses.load(pen.pick(first, second));
  }

  /** Mostly read. */
  void constant() {
    Place place = scene.constant(pen.expressions.known(Scene.ADDRESS_BITS));
    if (random.nextInt(10) == 0) {
      accesses.store(place, Order.PLAIN);
    } else {
      accesses.load(place);
    }
  }

  /** A counter that only those touch who hold the mutex. */
  void behindMutex() {
    Expression mutex = scene.guard();
    Place counter = scene.guarded();
    Register value = pen.result(counter.bits());
    code.lock(mutex);
    code.add(new Instruction.Peek(value, counter.address(), counter.bytes(), code.position()));
    Expression more =
        new Expression.Binary(
            BinaryOperator.ADD, value, Expression.constant(random.nextInt(2), counter.bits()));
    code.add(new Instruction.Poke(counter.address(), more, counter.bytes(), code.position()));
    if (random.nextBoolean()) {
      accesses.load(scene.place());
    }
    code.unlock(mutex);
  }

  void holds() {
    Register held = pen.result(scene.bits);
    code.add(new Instruction.Holds(held, scene.mutex(), code.position()));
  }

  void renew() {
    Register held = pen.result(scene.bits);
    code.add(new Instruction.Renew(held, scene.mutex(), code.position()));
  }

  /** Its own copy of a thread local variable, or that of the thread with some handle. */
  void threadLocal() {
    Register handle = pen.result(Scene.ADDRESS_BITS);
    code.add(new Instruction.Self(handle, code.position()));
    Register block = pen.register(Scene.ADDRESS_BITS);
    Expression whose = random.nextInt(3) > 0 ? handle : pen.constant(1 + random.nextInt(2));
    code.add(new Instruction.ThreadBlock(block, whose, code.position()));
    Place place = new Place(block, scene.bits / Byte.SIZE);
    if (random.nextBoolean()) {
      accesses.load(place);
    } else {
      accesses.store(place, Order.PLAIN);
    }
  }

  void print() {
    Expression argument = pen.expressions.known(scene.bits);
    code.add(new Instruction.Print(scene.mutex(), List.of(argument), code.position()));
  }

  /** Among so many as a known register says. */
  void choose() {
    Expression known = pen.expressions.known(scene.bits);
    Expression low = new Expression.Cast(CastOperator.TRUNCATE, known, 1);
    Expression count =
        new Expression.Binary(
            BinaryOperator.ADD,
            new Expression.Cast(CastOperator.ZERO_EXTEND, low, 32),
            Expression.constant(1, 32));
    code.choose(pen.result(scene.bits), count);
  }
}
