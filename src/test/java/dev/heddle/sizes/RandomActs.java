// SPDX-License-Identifier: Apache-2.0
package dev.heddle.sizes;

import dev.heddle.sizes.Act.Copy;
import dev.heddle.sizes.Act.Exchange;
import dev.heddle.sizes.Act.Fence;
import dev.heddle.sizes.Act.Load;
import dev.heddle.sizes.Act.Span;
import dev.heddle.sizes.Act.Store;
import dev.heddle.sizes.Act.StoreFence;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes programs in which threads load what they have just stored, in other sizes. */
final class RandomActs {
  private final Random random;
  private int number;

  private RandomActs(Random random) {
    this.random = random;
  }

  static List<List<Act>> next(Random random) {
    return new RandomActs(random).program();
  }

  private List<List<Act>> program() {
    int threads = 2 + random.nextInt(4) / 3;
    List<List<Act>> all = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      all.add(thread(threads == 2 ? 2 + random.nextInt(3) : 1 + random.nextInt(3)));
    }
    return all;
  }

  private List<Act> thread(int length) {
    List<Act> acts = new ArrayList<>();
    List<Load> loads = new ArrayList<>();
    Span stored = null;
    while (acts.size() < length) {
      Act act = act(stored, loads);
      acts.add(act);
      if (act instanceof Load load) {
        loads.add(load);
      } else if (act instanceof Exchange exchange) {
        loads.add(new Load(exchange.span()));
      } else if (act instanceof Act.Access access) {
        stored = access.span();
      }
    }
    return acts;
  }

  /** Steps that touch memory mostly; loads of what was stored most often. */
  private Act act(Span stored, List<Load> loads) {
    int dice = random.nextInt(24);
    if (dice == 0) {
      return new Fence();
    } else if (dice == 1) {
      return new StoreFence();
    } else if (dice == 2) {
      return new Exchange(span(), ++number);
    } else if (dice < 5 && !loads.isEmpty()) {
      int load = random.nextInt(loads.size());
      return new Copy(of(loads.get(load).span().bytes()), load);
    } else if (dice < 13) {
      return new Store(span(), ++number);
    }
    return new Load(stored == null ? span() : beside(stored, random.nextBoolean()));
  }

  /** Eight bytes leave no room for others, and are seldom. */
  private Span span() {
    return of(random.nextInt(8) == 0 ? 8 : 1 << random.nextInt(3));
  }

  /** So many bytes; mostly aligned. */
  private Span of(int bytes) {
    int step = random.nextInt(3) == 0 ? 1 : bytes;
    int places = (ByteBuffers.MEMORY - bytes) / step + 1;
    return new Span(step * random.nextInt(places), bytes);
  }

  /** Shares bytes with another, or shares none if there are any left. */
  private Span beside(Span other, boolean shares) {
    Span span;
    do {
      span = span();
    } while (other.bytes() < ByteBuffers.MEMORY && span.meets(other) != shares);
    return span;
  }
}
