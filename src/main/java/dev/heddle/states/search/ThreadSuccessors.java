// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.Arrays;

/**
 * The steps of one thread, in the order in which its nodes are expanded: the effect of each, and
 * the node to which it leads. They are stored in arrays, because the search accesses them for every
 * state.
 */
final class ThreadSuccessors {
  static final int LOCAL = 0;
  static final int LOAD = 1;
  static final int STORE = 2;
  static final int LOCK = 3;
  static final int UNLOCK = 4;
  static final int ATOMIC = 5;

  /** Not known yet, or none. */
  static final int NONE = -1;

  /** Instead of a node: the step cannot be taken. */
  static final int IMPOSSIBLE = -2;

  private static final int[] NOBODY = {};

  private int size;
  int[] kind = new int[16];

  /** The slot of a load or store. */
  int[] slot = new int[16];

  /** The number of the value of a store. */
  int[] value = new int[16];

  /** The node after a step; for a load or atomic step, a table by the number of the value. */
  int[] next = new int[16];

  private int[][] nexts = new int[16][];

  /**
   * For an atomic step, by the number of the value that it reads: the number of the value that it
   * writes, or NONE.
   */
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
   * The node after a step that reads the value with this number: NONE if it is not yet known,
   * IMPOSSIBLE if the step is not enabled with this value.
   */
  int next(int step, int number) {
    int[] all = nexts[step];
    return number < all.length ? all[number] : NONE;
  }

  /**
   * The number of the value that an atomic step writes when it reads the value with this number;
   * NONE if it writes none.
   */
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

  /**
   * Sets the node after a step that reads the value with this number, and the number of the value
   * that it writes, or NONE.
   */
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

  /** The approximate size of the arrays in bytes. */
  long bytes() {
    return 32L * kind.length;
  }
}
