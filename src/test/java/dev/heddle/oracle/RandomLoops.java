// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.oracle.Scene.Place;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;

/** Writes loops that count their turns and so end by themselves. */
final class RandomLoops {
  private final Pen pen;
  private final RandomAccesses accesses;
  private final Scene scene;
  private final FunctionBuilder code;

  RandomLoops(Pen pen, RandomAccesses accesses) {
    this.pen = pen;
    this.accesses = accesses;
    scene = pen.scene;
    code = pen.code;
  }

  void loop() {
    Register turn = pen.register(scene.bits);
    Label start = pen.label("loop");
    Label end = pen.label("end");
    code.assign(turn, Expression.constant(0, scene.bits));
    code.place(start);
    pen.known.add(turn);
    access();
    code.assign(turn, new Expression.Binary(BinaryOperator.ADD, turn, pen.one()));
    code.branch(pen.compare(ComparisonOperator.NE, turn, 2), start, end);
    code.place(end);
  }

  void spin() {
    Place place = scene.narrowPlace();
    Register seen = pen.register(place.bits());
    Register turn = pen.register(scene.bits);
    Label start = pen.label("spin");
    Label again = pen.label("again");
    Label end = pen.label("end");
    code.assign(turn, Expression.constant(0, scene.bits));
    code.place(start);
    code.load(seen, place.address(), place.bytes(), Order.ACQUIRE);
    code.branch(pen.compare(ComparisonOperator.NE, seen, 0), end, again);
    code.place(again);
    code.assign(turn, new Expression.Binary(BinaryOperator.ADD, turn, pen.one()));
    code.branch(pen.compare(ComparisonOperator.NE, turn, 2), start, end);
    code.place(end);
    pen.known.add(seen);
  }

  private void access() {
    if (pen.random.nextBoolean()) {
      accesses.load(scene.place());
    } else {
      accesses.store(scene.place(), Order.PLAIN);
    }
  }
}
