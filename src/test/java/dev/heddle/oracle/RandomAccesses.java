// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Place;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import java.util.random.RandomGenerator;

/** Writes loads, stores and atomic operations. */
final class RandomAccesses {
  private final Pen pen;
  private final Scene scene;
  private final RandomGenerator random;
  private final FunctionBuilder code;
  private final RandomExpressions expressions;
  private final RandomWides wides;

  RandomAccesses(Pen pen) {
    this.pen = pen;
    scene = pen.scene;
    random = pen.random;
    code = pen.code;
    expressions = pen.expressions;
    wides = new RandomWides(pen);
  }

  void load(Place place) {
    if (place.isWide()) {
      wides.load(place);
      return;
    }
    code.load(pen.result(place.bits()), place.address(), place.bytes(), Order.PLAIN);
  }

  void store(Place place, Order order) {
    if (place.isWide()) {
      wides.store(place, order);
      return;
    }
    code.store(place.address(), expressions.value(place.bits()), place.bytes(), order);
  }

  void forward() {
    Place place = scene.place();
    store(place, Order.PLAIN);
    if (random.nextInt(6) == 0) {
      store(scene.place(), Order.PLAIN);
    }
    load(random.nextInt(4) == 0 ? scene.place() : scene.near(place));
  }

  void delay() {
    Place delayed = scene.place();
    Place other = scene.place();
    store(delayed, Order.PLAIN);
    for (int i = 0; i < 3 && other.equals(delayed); i++) {
      other = scene.place();
    }
    if (random.nextInt(3) > 0) {
      load(other);
    } else {
      store(other, Order.PLAIN);
    }
  }

  void copy() {
    load(scene.place());
    Place place = scene.narrowPlace();
    code.store(place.address(), expressions.known(place.bits()), place.bytes(), Order.RELAXED);
  }

  /** A store or load of a variable that is mostly used by one function. */
  void keep(int which) {
    Place place = scene.kept(which);
    if (scene.shape.mixedSizes() && random.nextInt(4) == 0 && place.bytes() > 1) {
      place = new Place(place.address(), place.bytes() / 2);
    }
    switch (random.nextInt(12)) {
      case 0 -> update(place);
      case 1, 2, 3, 4 -> load(place);
      case 5 -> store(place, Order.SEQ_CST);
      default -> store(place, Order.PLAIN);
    }
  }

  void update(Place place) {
    if (place.isWide()) {
      wides.update(place);
      return;
    }
    Expression operand = expressions.value(place.bits());
    UpdateOperator operator = pen.pick(UpdateOperator.values());
    code.locked(pen.result(place.bits()), operator, place.address(), operand);
  }

  /** Nobody uses the result, or what is computed from it; or all that follows may. */
  void count(Place place) {
    if (place.isWide() || random.nextInt(8) == 0) {
      update(place);
      return;
    }
    Register old = pen.register(place.bits());
    UpdateOperator operator =
        random.nextBoolean()
            ? UpdateOperator.ADD
            : pen.pick(
                UpdateOperator.SUB, UpdateOperator.OR, UpdateOperator.AND, UpdateOperator.XOR);
    code.locked(old, operator, place.address(), expressions.value(place.bits()));
    if (random.nextInt(3) == 0) {
      Expression one = Expression.constant(1, place.bits());
      code.assign(pen.register(place.bits()), new Expression.Binary(BinaryOperator.ADD, old, one));
    }
  }

  void exchange(Place place) {
    if (place.isWide()) {
      wides.exchange(place);
      return;
    }
    boolean simple = random.nextInt(3) > 0;
    int bits = place.bits();
    Expression expected =
        simple ? Expression.constant(random.nextInt(2), bits) : expressions.value(bits);
    Expression desired = expressions.value(bits);
    code.locked(pen.result(bits), place.address(), expected, desired);
  }
}
