// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** The user's calls that each operation was inlined into, used to report positions. */
final class CallSites {
  static final int NONE = -1;

  private record Site(int origin, int outer) {}

  private final List<Site> sites = new ArrayList<>();
  private final List<Integer> innermost = new ArrayList<>();

  /** Adds an inlined call within another one or {@link #NONE}; returns its number. */
  int add(int origin, int outer) {
    sites.add(new Site(origin, outer));
    return sites.size() - 1;
  }

  /** The next operation belongs to this inlined call. */
  void emit(int site) {
    innermost.add(site);
  }

  /** The calls around an operation, innermost first. */
  void around(int operation, IntConsumer origin) {
    for (int s = innermost.get(operation); s != NONE; s = sites.get(s).outer()) {
      origin.accept(sites.get(s).origin());
    }
  }
}
