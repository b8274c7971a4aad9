// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads what {@link ByteWriter} wrote. Any other input causes an exception. */
final class ByteReader {
  private final byte[] bytes;
  private int next;

  private final List<Object> shared = new ArrayList<>();

  ByteReader(byte[] bytes) {
    this.bytes = bytes;
  }

  boolean isAtEnd() {
    return next == bytes.length;
  }

  long number() {
    long rest = 0;
    int shift = 0;
    byte b;
    do {
      b = bytes[next++];
      rest |= (b & 0x7fL) << shift;
      shift += 7;
    } while (b < 0);
    return rest >>> 1 ^ -(rest & 1);
  }

  int small() {
    return Math.toIntExact(number());
  }

  <E extends Enum<E>> E constant(E[] all) {
    return all[small()];
  }

  byte[] block() {
    int length = size();
    next += length;
    return Arrays.copyOfRange(bytes, next - length, next);
  }

  String text() {
    return shared(String.class, () -> new String(block(), StandardCharsets.UTF_8));
  }

  <T> T shared(Class<T> type, Supplier<T> reader) {
    int known = small();
    if (known != 0) {
      return type.cast(shared.get(known - 1));
    }
    T value = reader.get();
    shared.add(value);
    return value;
  }

  <T> List<T> all(Supplier<T> reader) {
    int size = size();
    List<T> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(reader.get());
    }
    return values;
  }

  /** Of something that takes at least one byte a piece. */
  private int size() {
    return Objects.checkIndex(small(), bytes.length - next + 1);
  }

  <T> Optional<T> optional(Supplier<T> reader) {
    return number() == 0 ? Optional.empty() : Optional.of(reader.get());
  }
}
