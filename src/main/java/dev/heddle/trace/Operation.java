// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

/**
 * One memory operation of a thread, as a node of a trace.
 *
 * @param thread the thread's name
 * @param index its number among the thread's operations, from 0
 * @param kind a {@link Kind}; a store is a WRITE whether or not it was buffered
 * @param address of its bytes, its mutex or its cell
 * @param bytes how many, 0 for a mutex, a cell or a choice
 * @param value read or written
 * @param writes whether it wrote
 * @param origin the instruction, see {@link dev.heddle.program.Origin}
 */
public record Operation(
    String thread,
    int index,
    int kind,
    long address,
    int bytes,
    long value,
    boolean writes,
    int origin)
    implements Comparable<Operation> {

  static Operation of(Execution x, int d, String thread) {
    int kind = x.kind(d) == Kind.COMMIT ? Kind.WRITE : x.kind(d);
    boolean placed = kind != Kind.CHOICE;
    int location = x.location(d);
    return new Operation(
        thread,
        x.operation(d),
        kind,
        placed ? x.locations().address(location) : 0,
        placed ? x.locations().size(location) : 0,
        x.value(d),
        Label.is(x.label(d), Label.WRITE),
        x.origin(d));
  }

  /** {@code thread#index}. */
  public String name() {
    return thread + "#" + index;
  }

  boolean reads() {
    return reads(kind);
  }

  /** Whether events of a kind read. */
  static boolean reads(int kind) {
    return switch (kind) {
      case Kind.READ,
          Kind.UPDATE,
          Kind.COMPARE,
          Kind.LOCK,
          Kind.TRYLOCK,
          Kind.AWAIT,
          Kind.RENEW,
          Kind.PASS ->
          true;
      default -> false;
    };
  }

  @Override
  public int compareTo(Operation other) {
    int c = thread.compareTo(other.thread);
    return c != 0 ? c : Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return name();
  }
}
