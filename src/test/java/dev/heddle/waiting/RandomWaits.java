// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.waiting.Step.Assert;
import dev.heddle.waiting.Step.Assign;
import dev.heddle.waiting.Step.Branch;
import dev.heddle.waiting.Step.Compare;
import dev.heddle.waiting.Step.Jump;
import dev.heddle.waiting.Step.Load;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Random threads that wait in loops for what another thread does, often only because of what it saw
 * of the loop.
 */
final class RandomWaits {
  private static final String[] ROUNDS =
      ("||unlock %m; lock %m|unlock %m; lock %m|lock %m; unlock %m|post s; wait s|wait s; post"
           + " s|store %x,1; store %x,0|store %x,0|store %x,1|xchg d,%x,1; xchg d,%x,0|load"
           + " b,%x|post s; wait b|trylock d,%m|trywait d,s|choose d|add d,%x,1; add d,%x,3|store"
           + " %x,1; fence; store %x,0; fence|fence|load b,%x; cas c,b,%x,b|load b,%x; assume b!=2")
          .split("\\|");

  private static final String[] SIGHTS =
      ("trylock c,%m|trylock c,%m|trywait c,s|load c,%x|load c,%x|xchg c,%x,1|choose c|add c,%x,1")
          .split("\\|");

  private final Random random;
  private final RandomSteps steps;
  private final Order order;
  private final List<Step> body = new ArrayList<>();
  private String mutex = "m";

  private RandomWaits(Random random, Order order) {
    this.random = random;
    this.order = order;
    this.steps = new RandomSteps(random, order);
  }

  static Script next(Random random, Order order) {
    int threads = random.nextInt(4) == 0 ? 3 : 2;
    List<Body> bodies = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      Body body = new RandomWaits(random, order).thread(threads == 2 ? 3 : 2);
      bodies.add(order == Order.SC ? body : Fences.inLoops(body, random));
    }
    SortedMap<String, Integer> counts =
        new TreeMap<>(random.nextInt(3) == 0 ? Map.of("s", 1) : Map.of());
    return new Script(counts, bodies);
  }

  private Body thread(int most) {
    mutex = steps.any("mmmn");
    boolean holds = random.nextInt(5) < 2;
    add(holds ? "lock %m" : "");
    for (int parts = 1 + random.nextInt(most); parts > 0; parts--) {
      part(holds, true);
    }
    add(holds ? "unlock %m" : "");
    if (random.nextInt(4) == 0) {
      body.add(new Assert(random.nextBoolean() ? Condition.NEVER : steps.condition()));
    }
    return new Body(body, random.nextInt(3) == 0 ? List.of(steps.any("abcv")) : List.of());
  }

  private void part(boolean holds, boolean outermost) {
    int kind = random.nextInt(20);
    if (kind < 9) {
      poll(outermost);
    } else if (kind < 13) {
      add("store %x," + (1 + random.nextInt(2)));
    } else if (kind < 16) {
      give();
    } else if (kind < 17) {
      count();
    } else if (kind < 18) {
      body.add(steps.visible());
    } else if (!holds) {
      add("lock %m; store %x,1; unlock %m");
    }
  }

  /** A loop around a look at a location; now and then its first round is written out before it. */
  private void poll(boolean outermost) {
    String at = steps.any("xy");
    Condition go = Condition.of("a", true, 1 + random.nextInt(2));
    Condition stay = new Condition(go.left(), false, go.right());
    boolean peeled = random.nextInt(6) == 0;
    if (peeled) {
      body.add(new Load("a", at));
    }
    int head = body.size();
    switch (peeled ? 0 : random.nextInt(8)) {
      case 0 -> { // test, leave, rest of the round, look
        int exit = hole();
        round(outermost);
        body.add(new Load("a", at));
        body.add(new Jump(head));
        body.set(exit, new Branch(go, body.size()));
      }
      case 1, 2, 3 -> { // look, leave, rest of the round
        body.add(new Load("a", at));
        int exit = hole();
        round(outermost);
        body.add(new Jump(head));
        body.set(exit, new Branch(go, body.size()));
      }
      case 4, 5 -> { // look, rest of the round, test
        body.add(new Load("a", at));
        round(outermost);
        body.add(new Branch(stay, head));
      }
      case 6 -> { // rest of the round, look, test
        round(outermost);
        body.add(new Load("a", at));
        body.add(new Branch(stay, head));
      }
      default -> {
        body.add(new Load("a", at));
        body.add(new Compare("c", "a", at, steps.number()));
        body.add(new Branch(Condition.of("c", true, 0), head + random.nextInt(2)));
      }
    }
  }

  private void round(boolean outermost) {
    add(ROUNDS[random.nextInt(ROUNDS.length)]);
    if (random.nextInt(4) == 0) {
      add(ROUNDS[random.nextInt(ROUNDS.length)]);
    } else if (outermost && random.nextInt(12) == 0) {
      part(true, false);
    }
  }

  /** Something is given only if something was seen. */
  private void give() {
    if (random.nextInt(5) == 0) {
      add("wait s; store %x,1; post " + steps.any("ssb"));
      return;
    }
    String sight = SIGHTS[random.nextInt(SIGHTS.length)];
    add(sight);
    int skip = hole();
    add("store %x," + (1 + random.nextInt(2)));
    body.set(skip, new Branch(Condition.of("c", false, random.nextInt(2)), body.size()));
    if (sight.startsWith("trylock") && random.nextInt(3) > 0) {
      int release = hole();
      add("unlock %m");
      body.set(release, new Branch(Condition.of("c", true, 0), body.size()));
    }
  }

  /** Looks a few times at most. */
  private void count() {
    body.add(new Assign("v", Value.of(0)));
    int head = body.size();
    add("load a,%x");
    int exit = hole();
    round(false);
    body.add(new Assign("v", Value.parse("v+1")));
    body.add(new Branch(Condition.of("v", false, 1 + random.nextInt(3)), head));
    body.set(exit, new Branch(Condition.of("a", false, 0), body.size()));
  }

  private int hole() {
    body.add(new Jump(0));
    return body.size() - 1;
  }

  /** {@code %x} stands for one location, {@code %m} for the thread's mutex. */
  private void add(String text) {
    String fences = order == Order.SC ? text.replace("fence", "load d,z") : text;
    body.addAll(Assembler.body(fences.replace("%x", steps.memory()).replace("%m", mutex)).steps());
  }
}
