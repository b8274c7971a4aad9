// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Place;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Half.Part;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;

/** Writes accesses of 16 bytes; of what they read, the halves are known afterwards. */
final class RandomWides {
  private final Pen pen;

  RandomWides(Pen pen) {
    this.pen = pen;
  }

  void load(Place place) {
    Register wide = pen.register(WideValues.BITS);
    pen.code.load(wide, place.address(), place.bytes(), Order.PLAIN);
    know(wide);
  }

  void store(Place place, Order order) {
    pen.code.store(place.address(), value(), place.bytes(), order);
  }

  void update(Place place) {
    Register wide = pen.register(WideValues.BITS);
    pen.code.locked(wide, UpdateOperator.XCHG, place.address(), value());
    know(wide);
  }

  void exchange(Place place) {
    Register wide = pen.register(WideValues.BITS);
    Expression zero = pen.constant(0);
    Expression expected =
        pen.random.nextInt(3) > 0
            ? new Expression.Wide(zero, pen.constant(pen.random.nextInt(2)))
            : value();
    pen.code.locked(wide, place.address(), expected, value());
    know(wide);
  }

  private Expression value() {
    return new Expression.Wide(pen.expressions.value(Long.SIZE), pen.expressions.value(Long.SIZE));
  }

  private void know(Register wide) {
    Register half = pen.register(Long.SIZE);
    pen.code.assign(half, new Expression.Half(wide, pen.pick(Part.LOW, Part.HIGH)));
    pen.known.add(half);
  }
}
