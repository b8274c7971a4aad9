// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.Arrays;

/**
 * The steps of one thread, in the order in which its nodes are expanded: what each does, and to
 * which node it leads. In arrays, because the search looks here for every state.
 */
final class ThreadSuccessors {
  static final int LOCAL = 0;
  static final int LOAD = 1;
  static final int STORE = 2;
  static final int LOCK = 3;
  static final int UNLOCK = 4;
  static final int ATOMIC = 5;

  /** Nothing is known yet, or there is nothing. */
  static final int NONE = -1;

  /** Instead of a node: the step cannot be taken. */
  static final int IMPOSSIBLE = -2;

  private static final int[] NOBODY = {};

  private int size;
  int[] kind = new int[16];

  /** Of a load and a store. */
  int[] slot = new int[16];

  /** Of a store: the number of its value. */
  int[] value = new int[16];

  /** The node behind a step; of a load or atomic step, a table by the number of the value. */
  int[] next = new int[16];

  private int[][] nexts = new int[16][];

  /** Of an atomic step, by the number of the value that it finds: of the one it writes, or NONE. */
  private int[][] writes = new int[16][];

  int[] transition = new int[16];

  /** The node that a step leaves. */
  private int[] owner = new int[16];

  int size() {
    return size;
  }

  /** The node that a step leaves. */
  int owner(int step) {
    return owner[step];
  }

  /**
   * The node behind a step that finds the value of a number: NONE if that is not yet known,
   * IMPOSSIBLE if the step cannot be taken then.
   */
  int next(int step, int number) {
    int[] all = nexts[step];
    return number < all.length ? all[number] : NONE;
  }

  /** The number of what an atomic step writes that finds the value of a number; NONE if nothing. */
  int written(int step, int number) {
    return writes[step][number];
  }

  void add(int node, int number, int what, int at, int stored, int behind) {
    if (size == kind.length) {
      grow();
    }
    kind[size] = what;
    slot[size] = at;
    value[size] = stored;
    next[size] = behind;
    nexts[size] = NOBODY;
    writes[size] = NOBODY;
    owner[size] = node;
    transition[size++] = number;
  }

  private void grow() {
    int more = 2 * size;
    kind = Arrays.copyOf(kind, more);
    slot = Arrays.copyOf(slot, more);
    value = Arrays.copyOf(value, more);
    next = Arrays.copyOf(next, more);
    nexts = Arrays.copyOf(nexts, more);
    writes = Arrays.copyOf(writes, more);
    transition = Arrays.copyOf(transition, more);
    owner = Arrays.copyOf(owner, more);
  }

  /** A step that finds the value of a number leads to a node, and writes another value or NONE. */
  void find(int step, int number, int node, int written) {
    nexts[step] = longer(nexts[step], number);
    nexts[step][number] = node;
    if (kind[step] == ATOMIC) {
      writes[step] = longer(writes[step], number);
      writes[step][number] = written;
    }
  }

  private static int[] longer(int[] table, int number) {
    if (number < table.length) {
      return table;
    }
    int[] longer = Arrays.copyOf(table, number + 1);
    Arrays.fill(longer, table.length, number + 1, NONE);
    return longer;
  }

  /** Bytes of the arrays, roughly. */
  long bytes() {
    return 32L * kind.length;
  }
}
