// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.waiting.Step.Branch;
import dev.heddle.waiting.Step.Jump;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Scripts a few edits away from the {@link Shapes}: most wrong rules about waiting die here. */
final class Mutants {
  private final Random random;
  private final RandomSteps steps;
  private final Order order;

  Mutants(Random random, Order order) {
    this.random = random;
    this.order = order;
    this.steps = new RandomSteps(random, order);
  }

  Script next() {
    List<Script> all = Shapes.list();
    Script script = all.get(random.nextInt(all.size()));
    for (int edits = random.nextInt(5); edits > 0; edits--) {
      script = edit(script);
    }
    if (script.threads().size() < 3 && random.nextInt(8) == 0) {
      List<Body> more = new ArrayList<>(script.threads());
      more.add(steps.straight(1 + random.nextInt(2)));
      script = new Script(script.counts(), more);
    }
    return order == Order.SC ? script : fenced(script);
  }

  private Script edit(Script script) {
    int t = random.nextInt(script.threads().size());
    Body body = script.threads().get(t);
    if (body.steps().isEmpty()) {
      return script;
    }
    int i = random.nextInt(body.steps().size());
    return script.with(t, edit(body, i));
  }

  private Body edit(Body body, int i) {
    Step step = body.steps().get(i);
    boolean jumps = step instanceof Branch || step instanceof Jump;
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> body.inserting(i, steps.visible());
      case 4, 5 -> jumps ? body : body.without(i);
      case 6, 7 -> step instanceof Step.Visible ? body.replacing(i, steps.visible()) : body;
      case 8 -> swap(body, i);
      case 9 -> jumps ? body : body.inserting(i, step);
      case 10 -> step instanceof Branch b ? body.replacing(i, otherwise(b)) : body;
      default -> body.replacing(i, steps.elsewhere(step));
    };
  }

  private static Body swap(Body body, int i) {
    if (i + 1 == body.steps().size()
        || !(body.steps().get(i) instanceof Step.Visible first)
        || !(body.steps().get(i + 1) instanceof Step.Visible second)) {
      return body;
    }
    return body.replacing(i, second).replacing(i + 1, first);
  }

  private Step otherwise(Branch b) {
    Condition c = b.condition();
    boolean flips = random.nextBoolean();
    Value right = flips ? c.right() : Value.of(random.nextInt(3));
    return new Branch(new Condition(c.left(), c.equal() != flips, right), b.target());
  }

  /** With a fence somewhere; a loop that stores without one has no finite state graph. */
  private Script fenced(Script script) {
    Script result = script;
    for (int t = 0; t < result.threads().size(); t++) {
      Body body = Fences.inLoops(result.threads().get(t), random);
      if (random.nextInt(4) == 0) {
        body = body.inserting(random.nextInt(body.steps().size() + 1), new Step.Fence());
      }
      result = result.with(t, body);
    }
    return result;
  }
}
