// SPDX-License-Identifier: Apache-2.0
package dev.heddle.sizes;

import dev.heddle.sizes.Act.Access;
import dev.heddle.sizes.Act.Span;
import dev.heddle.sizes.ByteBuffers.TooLarge;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * All final states of a program under RMO by the axioms of SPARC V9: every order of the accesses
 * that keeps what must stay in order; each byte of a load is that of the newest store, in that
 * order, among those before it in that order or in its own thread. Added for accesses of different
 * sizes: a load is behind the older stores of its thread that have some of its bytes, up to the
 * newest that has all.
 */
final class MemoryOrders {
  private final List<List<Act>> program;
  private final int most;
  private final List<Access> accesses = new ArrayList<>();
  private final List<Integer> threads = new ArrayList<>();

  /** Where each access stands among the steps of its thread, and among its loads. */
  private final List<Integer> steps = new ArrayList<>();

  private final List<Integer> loads = new ArrayList<>();
  private boolean[][] depends;
  private final List<Integer> order = new ArrayList<>();
  private final Set<List<Long>> finals = new HashSet<>();
  private int orders;

  private MemoryOrders(List<List<Act>> program, int most) {
    this.program = program;
    this.most = most;
  }

  /** As {@link ByteBuffers#finals}. */
  static Set<List<Long>> finals(List<List<Act>> program, int most) throws TooLarge {
    MemoryOrders all = new MemoryOrders(program, most);
    all.number();
    all.extend();
    return all.finals;
  }

  private void number() {
    for (int t = 0; t < program.size(); t++) {
      int loaded = 0;
      for (int i = 0; i < program.get(t).size(); i++) {
        if (program.get(t).get(i) instanceof Access a) {
          accesses.add(a);
          threads.add(t);
          steps.add(i);
          loads.add(loaded);
          loaded += isLoad(a) ? 1 : 0;
        }
      }
    }
    int n = accesses.size();
    depends = new boolean[n][n];
    for (int y = 0; y < n; y++) {
      for (int x = y - 1; x >= 0; x--) {
        depends[x][y] = isSameThread(x, y) && (copies(y, x) || takes(y, x));
        for (int k = x + 1; k < y && !depends[x][y]; k++) {
          depends[x][y] = depends[x][k] && depends[k][y];
        }
      }
    }
  }

  private static boolean isLoad(Access a) {
    return a instanceof Act.Load || a instanceof Act.Exchange;
  }

  private static boolean isStore(Access a) {
    return !(a instanceof Act.Load);
  }

  private boolean isSameThread(int x, int y) {
    return threads.get(x).equals(threads.get(y));
  }

  private boolean meet(int x, int y) {
    return accesses.get(x).span().meets(accesses.get(y).span());
  }

  /** Whether y stores what x loaded. */
  private boolean copies(int y, int x) {
    return accesses.get(y) instanceof Act.Copy c
        && isLoad(accesses.get(x))
        && c.load() == loads.get(x);
  }

  /** Whether y may load what x stored. */
  private boolean takes(int y, int x) {
    return isStore(accesses.get(x)) && isLoad(accesses.get(y)) && meet(x, y);
  }

  /** Whether x, which is earlier in the thread, stays before y. */
  private boolean isKept(int x, int y) {
    Access a = accesses.get(x);
    Access b = accesses.get(y);
    return a instanceof Act.Exchange
        || b instanceof Act.Exchange
        || isFenced(x, y)
        || isStore(b) && meet(x, y)
        || isLoad(a) && depends[x][y]
        || isTorn(x, y);
  }

  private boolean isFenced(int x, int y) {
    boolean stores = isStore(accesses.get(x)) && isStore(accesses.get(y));
    return program.get(threads.get(x)).subList(steps.get(x), steps.get(y)).stream()
        .anyMatch(s -> s instanceof Act.Fence || stores && s instanceof Act.StoreFence);
  }

  /** Whether y needs bytes of x, and others, and no store between them has all. */
  private boolean isTorn(int x, int y) {
    Span span = accesses.get(y).span();
    if (!takes(y, x)) {
      return false;
    }
    for (int s = x; s < y; s++) {
      if (isStore(accesses.get(s)) && accesses.get(s).span().has(span)) {
        return false;
      }
    }
    return true;
  }

  private void extend() throws TooLarge {
    if (order.size() == accesses.size()) {
      judge();
      if (++orders > most) {
        throw new TooLarge();
      }
      return;
    }
    for (int y = 0; y < accesses.size(); y++) {
      if (!order.contains(y) && isFree(y)) {
        order.add(y);
        extend();
        order.removeLast();
      }
    }
  }

  private boolean isFree(int y) {
    for (int x = 0; x < y; x++) {
      if (isSameThread(x, y) && isKept(x, y) && !order.contains(x)) {
        return false;
      }
    }
    return true;
  }

  // ---------------------------------------------------------------- values

  private void judge() {
    List<Long> values = new ArrayList<>();
    for (int at = 0; at < ByteBuffers.MEMORY; at++) {
      values.add((long) stored(newest(at, -1), at));
    }
    for (int x = 0; x < accesses.size(); x++) {
      Span span = accesses.get(x).span();
      if (isLoad(accesses.get(x))) {
        long value = 0;
        for (int at = span.from() + span.bytes() - 1; at >= span.from(); at--) {
          value = value << Byte.SIZE | loaded(x, at);
        }
        values.add(value);
      }
    }
    finals.add(values);
  }

  private int loaded(int x, int at) {
    return stored(newest(at, x), at);
  }

  /** The newest store of a byte that a load can see, or of all; -1 for none. */
  private int newest(int at, int load) {
    int newest = -1;
    boolean before = true;
    for (int s : order) {
      before &= s != load;
      boolean own = load >= 0 && isSameThread(s, load) && s < load;
      Access a = accesses.get(s);
      if (s != load && isStore(a) && a.span().has(new Span(at, 1)) && (before || own)) {
        newest = s;
      }
    }
    return newest;
  }

  private int stored(int x, int at) {
    if (x < 0) {
      return 0;
    }
    int index = at - accesses.get(x).span().from();
    return switch (accesses.get(x)) {
      case Act.Store s -> Act.stored(s.number(), index);
      case Act.Exchange e -> Act.stored(e.number(), index);
      case Act.Copy _ -> {
        int load = source(x);
        yield loaded(load, accesses.get(load).span().from() + index);
      }
      case Act.Load _ -> throw new AssertionError("a load stores nothing");
    };
  }

  private int source(int copy) {
    for (int x = copy - 1; ; x--) {
      if (isSameThread(x, copy) && copies(copy, x)) {
        return x;
      }
    }
  }
}
