// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Which of the user's calls each operation was decoded in place of, one within the other. Only
 * asked when somebody is to be told where a thread is.
 */
final class CallSites {
  static final int NONE = -1;

  private record Site(int origin, int outer) {}

  private final List<Site> sites = new ArrayList<>();
  private final List<Integer> innermost = new ArrayList<>();

  /** A call that is replaced, itself within another such or {@link #NONE}; its number. */
  int add(int origin, int outer) {
    sites.add(new Site(origin, outer));
    return sites.size() - 1;
  }

  /** The next operation is in place of this call. */
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
