// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.program.InputException;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the types and initial values of locations before memory is laid out. A location is as
 * wide as its declared type, else as its widest access; its storage grows so that every access
 * fits.
 */
public final class LocationTable {
  /** Bytes of one location, and elements of one array. */
  static final int LIMIT = 1 << 12;

  /** What is known of one location so far. */
  public static final class Shape {
    private int declared;
    private int count = 1;
    private int widest;
    private int reach;
    private boolean addressTaken;
    private List<InitialValue> initial = List.of();

    int count() {
      return count;
    }

    List<InitialValue> initial() {
      return initial;
    }

    /** Bytes of an element, {@code fallback} if nothing says how many. */
    int elementBytes(int fallback) {
      if (declared > 0) {
        return declared;
      }
      int needed = widest == 0 ? fallback : widest;
      for (InitialValue value : initial) {
        needed =
            Math.max(
                needed,
                switch (value) {
                  case InitialValue.Number n -> bytesFor(n.value());
                  case InitialValue.Address a -> 4;
                });
      }
      return needed;
    }

    /** Bytes to set aside, if accesses through registers are {@code indirect} bytes wide. */
    int storage(int fallback, int indirect) {
      int own = Math.max(elementBytes(fallback) * count, reach);
      return addressTaken ? Math.max(own, indirect) : own;
    }

    private static int bytesFor(long value) {
      int bytes = 1;
      while (bytes < 8 && value >> 8 * bytes != 0 && value >> 8 * bytes - 1 != -1) {
        bytes *= 2;
      }
      return bytes;
    }
  }

  private final int defaultBytes;
  private final Map<String, Shape> shapes = new LinkedHashMap<>();

  /** The widest access at a computed address. */
  private int indirect;

  public LocationTable(int defaultBytes) {
    this.defaultBytes = defaultBytes;
  }

  public Shape mention(String name) {
    return shapes.computeIfAbsent(name, n -> new Shape());
  }

  public void mention(InitialValue value) {
    if (value instanceof InitialValue.Address(Place.Location of)) {
      takeAddress(of.name());
    }
  }

  public void takeAddress(String name) {
    mention(name).addressTaken = true;
  }

  public void initialise(InitialState.LocationItem item) {
    Shape shape = mention(item.name());
    shape.declared = item.type().map(CType::bytes).orElse(shape.declared);
    if (item.type().isPresent() && shape.declared == 0) {
      throw new InputException(item.at(), item.name() + " cannot be of type void");
    }
    shape.count = Math.max(1, item.count());
    shape.initial = item.values();
    item.values().forEach(this::mention);
  }

  /** An access of so many bytes at an offset from the start of the location. */
  public void access(String name, long offset, int bytes, SourcePosition at) {
    if (offset < 0 || offset + bytes > LIMIT) {
      throw new InputException(at, "offset " + offset + " is outside of " + name);
    }
    Shape shape = mention(name);
    shape.widest = Math.max(shape.widest, bytes);
    shape.reach = Math.max(shape.reach, (int) offset + bytes);
  }

  public void indirectAccess(int bytes) {
    indirect = Math.max(indirect, bytes);
  }

  /** Gives every location its address, in the order they were first mentioned. */
  public TestMemory layOut(ProgramBuilder builder) {
    TestMemory rehearsal = new TestMemory(new ProgramBuilder(""), defaultBytes);
    place(rehearsal, rehearsal);
    TestMemory memory = new TestMemory(builder, defaultBytes);
    place(memory, rehearsal);
    return memory;
  }

  /** Places all in one memory with the addresses of another, of which the first has none yet. */
  private void place(TestMemory memory, TestMemory addresses) {
    for (Map.Entry<String, Shape> entry : shapes.entrySet()) {
      Shape shape = entry.getValue();
      int size = shape.storage(defaultBytes, indirect);
      memory.place(entry.getKey(), shape, size, memory == addresses ? v -> 0 : addresses::value);
    }
  }
}
