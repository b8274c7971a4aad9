// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Program;
import dev.heddle.program.UpdateOperator;
import java.util.Random;

/** Programs of a few loads and stores that often need fences. */
final class RandomRaces {
  private static final String[] SHARED = {"x", "y", "z"};

  private final Random random;
  private int labels;

  private RandomRaces(Random random) {
    this.random = random;
  }

  static Program next(Random random) {
    return new RandomRaces(random).program();
  }

  private Program program() {
    int threads = 2 + (random.nextInt(4) == 0 ? 1 : 0);
    Sketch sketch = new Sketch(SHARED);
    for (int t = 0; t < threads; t++) {
      sketch.thread(this::body);
    }
    return sketch.program();
  }

  private void body(Sketch.Code code) {
    int operations = 2 + random.nextInt(3);
    for (int i = 0; i < operations; i++) {
      operation(code, place());
    }
  }

  private String place() {
    return SHARED[random.nextInt(random.nextInt(3) == 0 ? 3 : 2)];
  }

  private void operation(Sketch.Code code, String place) {
    switch (random.nextInt(16)) {
      case 0 -> code.update(UpdateOperator.ADD, place, 1);
      case 1 -> code.fence();
      case 2 -> code.storeFence();
      case 3 -> {
        Label then = code.raw.label("then" + labels);
        Label end = code.raw.label("end" + labels++);
        Register read = code.load(place);
        code.raw.branch(Sketch.equal(read, 0), then, end);
        code.raw.place(then);
        code.store(place(), 2);
        code.raw.place(end);
      }
      case 4 -> {
        Label again = code.raw.label("again" + labels);
        Label end = code.raw.label("end" + labels++);
        Register rounds = code.register();
        code.raw.place(again);
        code.store(place, 1);
        code.load(place());
        code.raw.assign(rounds, Sketch.plus(rounds, Sketch.number(1)));
        code.raw.branch(Sketch.equal(rounds, 2), end, again);
        code.raw.place(end);
      }
      case 5, 6, 7, 8, 9 -> code.load(place);
      default -> code.store(place, 1 + random.nextInt(2));
    }
  }
}
