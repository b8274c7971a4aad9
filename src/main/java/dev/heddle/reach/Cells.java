package dev.heddle.reach;

import java.util.Arrays;

/**
 * Memory as numbers. An address gets a slot when it is first named, a value a number in its slot
 * when it is first stored there. Number 0 is the value 0, which is there from the start.
 */
final class Cells {
  private final Numbering addresses = new Numbering();
  private Numbering[] values = new Numbering[16];

  int slot(long address) {
    int slot = addresses.number(address);
    if (slot == values.length) {
      values = Arrays.copyOf(values, 2 * slot);
    }
    if (values[slot] == null) {
      values[slot] = new Numbering();
      values[slot].number(0);
    }
    return slot;
  }

  int number(int slot, long value) {
    return values[slot].number(value);
  }

  long value(int slot, int number) {
    return values[slot].key(number);
  }

  /** How many slots there are. */
  int slots() {
    return addresses.size();
  }

  /** How many values a slot has had. */
  int values(int slot) {
    return values[slot].size();
  }
}
