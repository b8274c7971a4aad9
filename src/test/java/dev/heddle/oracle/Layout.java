// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.Global;
import dev.heddle.program.Program;
import dev.heddle.program.Storage;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers objects, and their bytes as cells: first the globals in the program's order, then what is
 * reserved, in the order in which it is first seen. A number means the same in every state.
 */
final class Layout {
  private final List<Global> globals;
  private final Pool<Thing> things = new Pool<>();
  private final List<Integer> firstCells = new ArrayList<>();
  private int size;

  /** An object; globals have no storage. */
  record Thing(long address, int bytes, Storage storage) {
    boolean contains(long start, int length) {
      long offset = start - address;
      return offset >= 0 && offset <= bytes - length;
    }

    /** Whether {@link dev.heddle.program.Instruction.Free} with this storage may end it. */
    boolean isFreedAs(Storage freed) {
      return storage == freed || storage == Storage.ZEROED_HEAP && freed == Storage.HEAP;
    }
  }

  Layout(Program program) {
    globals = program.globals();
    globals.forEach(g -> number(new Thing(g.address(), g.size(), null)));
  }

  int number(Thing thing) {
    int number = things.number(thing);
    if (number == firstCells.size()) {
      firstCells.add(size);
      size += thing.bytes();
    }
    return number;
  }

  Thing thing(int number) {
    return things.value(number);
  }

  /** How many objects there are. */
  int count() {
    return firstCells.size();
  }

  /** How many cells there are. */
  int size() {
    return size;
  }

  int firstCell(int number) {
    return firstCells.get(number);
  }

  int cell(int number, long address) {
    return firstCells.get(number) + (int) (address - thing(number).address());
  }

  /** The object that has the cell. */
  int owner(int cell) {
    int number = firstCells.size() - 1;
    while (firstCells.get(number) > cell || thing(number).bytes() == 0) {
      number--;
    }
    return number;
  }

  long address(int cell) {
    int number = owner(cell);
    return thing(number).address() + (cell - firstCells.get(number));
  }

  byte[] initialBytes() {
    byte[] all = new byte[size];
    for (int i = 0; i < globals.size(); i++) {
      byte[] bytes = globals.get(i).bytes();
      System.arraycopy(bytes, 0, all, firstCells.get(i), bytes.length);
    }
    return all;
  }

  int globalCount() {
    return globals.size();
  }
}
