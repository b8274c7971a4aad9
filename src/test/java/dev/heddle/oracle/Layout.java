package dev.heddle.oracle;

import dev.heddle.program.Global;
import dev.heddle.program.Program;
import java.util.List;

/** Numbers the bytes of all globals, in the program's order, as cells 0, 1, ... */
final class Layout {
  private final List<Global> globals;
  private final int[] firstCells;
  private final int size;

  Layout(Program program) {
    globals = program.globals();
    firstCells = new int[globals.size()];
    int next = 0;
    for (int i = 0; i < firstCells.length; i++) {
      firstCells[i] = next;
      next += globals.get(i).size();
    }
    size = next;
  }

  /** How many cells there are. */
  int size() {
    return size;
  }

  /** The first cell of an access, or -1 unless all of it lies inside one global. */
  int cell(long address, int bytes) {
    for (int i = 0; i < firstCells.length; i++) {
      Global g = globals.get(i);
      long offset = address - g.address();
      if (offset >= 0 && offset <= g.size() - bytes) {
        return firstCells[i] + (int) offset;
      }
    }
    return -1;
  }

  long address(int cell) {
    int i = firstCells.length - 1;
    while (firstCells[i] > cell) {
      i--;
    }
    return globals.get(i).address() + (cell - firstCells[i]);
  }

  byte[] initialBytes() {
    byte[] all = new byte[size];
    for (int i = 0; i < firstCells.length; i++) {
      byte[] bytes = globals.get(i).bytes();
      System.arraycopy(bytes, 0, all, firstCells[i], bytes.length);
    }
    return all;
  }
}
