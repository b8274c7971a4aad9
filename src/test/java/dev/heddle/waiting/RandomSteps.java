// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.waiting.Step.Add;
import dev.heddle.waiting.Step.Assert;
import dev.heddle.waiting.Step.Assume;
import dev.heddle.waiting.Step.Choose;
import dev.heddle.waiting.Step.Compare;
import dev.heddle.waiting.Step.Exchange;
import dev.heddle.waiting.Step.Fence;
import dev.heddle.waiting.Step.Load;
import dev.heddle.waiting.Step.Lock;
import dev.heddle.waiting.Step.Post;
import dev.heddle.waiting.Step.Store;
import dev.heddle.waiting.Step.TryLock;
import dev.heddle.waiting.Step.TryWait;
import dev.heddle.waiting.Step.Unlock;
import dev.heddle.waiting.Step.Wait;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Single steps over few names, so that they meet. */
final class RandomSteps {
  private final Random random;
  private final Order order;

  RandomSteps(Random random, Order order) {
    this.random = random;
    this.order = order;
  }

  Step visible() {
    String r = register();
    return switch (random.nextInt(order == Order.SC ? 15 : 18)) {
      case 0, 1 -> new Load(r, memory());
      case 2, 3 -> new Store(memory(), number());
      case 4 -> new Exchange(r, memory(), number());
      case 5 -> new Add(r, memory(), 1 + random.nextInt(3));
      case 6 -> new Compare("c", r, memory(), number());
      case 7 -> new Lock("m");
      case 8 -> new Unlock(any("mmn"));
      case 9 -> new TryLock(r, "m");
      case 10 -> new Wait(any("sb"));
      case 11, 12 -> new Post(any("sb"));
      case 13 -> new TryWait(r, any("sb"));
      case 14 -> new Choose(r);
      default -> new Fence();
    };
  }

  /** The same kind of step at another location, or with another value. */
  Step elsewhere(Step step) {
    boolean place = random.nextBoolean();
    return switch (step) {
      case Load s -> new Load(s.register(), memory());
      case Store s -> place ? new Store(memory(), s.value()) : new Store(s.at(), number());
      case Exchange s ->
          place
              ? new Exchange(s.register(), memory(), s.value())
              : new Exchange(s.register(), s.at(), number());
      case Add s -> new Add(s.register(), s.at(), 1 + random.nextInt(3));
      case Lock _ -> new Lock(any("mn"));
      case Unlock _ -> new Unlock(any("mn"));
      case TryLock s -> new TryLock(s.register(), any("mn"));
      case Wait _ -> new Wait(any("sb"));
      case Post _ -> new Post(any("sb"));
      case TryWait s -> new TryWait(s.register(), any("sb"));
      case Assert _ -> place ? new Assume(condition()) : new Assert(condition());
      default -> step;
    };
  }

  Body straight(int length) {
    return new Body(Stream.generate(this::visible).limit(length).toList(), List.of());
  }

  Condition condition() {
    return Condition.of(register(), random.nextBoolean(), random.nextInt(3));
  }

  Value number() {
    return Value.of(random.nextInt(3));
  }

  String register() {
    return any("arv");
  }

  String memory() {
    return any("xxyyz");
  }

  /** One of these letters. */
  String any(String letters) {
    return "" + letters.charAt(random.nextInt(letters.length()));
  }
}
