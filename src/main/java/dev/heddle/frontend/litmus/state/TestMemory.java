// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.frontend.litmus.state.Place.Location;
import dev.heddle.program.Expression;
import dev.heddle.program.Global;
import dev.heddle.program.InputException;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.condition.Observable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** The locations of a test at their addresses. One named for the first time is added, as 0. */
public final class TestMemory {
  private record Slot(Global global, int elementBytes, int count) {}

  private final ProgramBuilder builder;
  private final int defaultBytes;
  private final Map<String, Slot> slots = new HashMap<>();

  TestMemory(ProgramBuilder builder, int defaultBytes) {
    this.builder = builder;
    this.defaultBytes = defaultBytes;
  }

  void place(
      String name, LocationTable.Shape shape, int size, ToLongFunction<InitialValue> numbers) {
    int elementBytes = shape.elementBytes(defaultBytes);
    byte[] bytes = new byte[size];
    for (int i = 0; i < shape.initial().size(); i++) {
      long value = numbers.applyAsLong(shape.initial().get(i));
      for (int b = 0; b < elementBytes; b++) {
        bytes[i * elementBytes + b] = (byte) (value >> 8 * b);
      }
    }
    slots.put(name, new Slot(builder.global(name, bytes, 8), elementBytes, shape.count()));
  }

  public Global global(String name) {
    return slot(name).global();
  }

  /** Bytes of the location, or of each element of an array. */
  public int elementBytes(String name) {
    return slot(name).elementBytes();
  }

  public long value(InitialValue value) {
    return switch (value) {
      case InitialValue.Number n -> n.value();
      case InitialValue.Address(Location of) -> element(of, of.index().orElse(0)).address();
    };
  }

  public Expression expression(InitialValue value, int bits) {
    return switch (value) {
      case InitialValue.Number n -> Expression.constant(n.value(), bits);
      case InitialValue.Address(Location of) -> {
        Global global = global(of.name());
        yield new Expression.GlobalAddress(global, value(value) - global.address(), bits);
      }
    };
  }

  /** The observable cells of a location: one, or all elements of an array. */
  public List<Observable.Cell> cells(Location location) {
    if (location.index().isPresent()) {
      return List.of(element(location, location.index().getAsInt()));
    }
    int count = slot(location.name()).count();
    return IntStream.range(0, count).mapToObj(i -> element(location, i)).toList();
  }

  private Observable.Cell element(Location location, int index) {
    Slot slot = slot(location.name());
    if (index >= slot.count()) {
      throw new InputException(
          location.at(),
          location.name() + " has only " + slot.count() + " elements, not number " + index);
    }
    boolean array = slot.count() > 1 || location.index().isPresent();
    String name = array ? location.name() + "[" + index + "]" : location.name();
    long address = slot.global().address() + (long) index * slot.elementBytes();
    return new Observable.Cell(address, slot.elementBytes(), name);
  }

  private Slot slot(String name) {
    return slots.computeIfAbsent(
        name, n -> new Slot(builder.integer(n, defaultBytes, 0), defaultBytes, 1));
  }
}
