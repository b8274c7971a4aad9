// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.binary;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes numbers, texts and sequences of them; {@link ByteReader} reads them. */
final class ByteWriter {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** The objects that were written in full, with their numbers. */
  private final Map<Object, Integer> shared = new HashMap<>();

  byte[] bytes() {
    return out.toByteArray();
  }

  /** Small ones, of both signs, in one byte; all in at most ten. */
  void number(long value) {
    long rest = value << 1 ^ value >> 63;
    while ((rest & ~0x7fL) != 0) {
      out.write((int) (rest & 0x7f | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  void constant(Enum<?> value) {
    number(value.ordinal());
  }

  void block(byte[] bytes) {
    number(bytes.length);
    out.writeBytes(bytes);
  }

  void text(String text) {
    shared(text, t -> block(t.getBytes(StandardCharsets.UTF_8)));
  }

  /** In full the first time, and then by number. */
  <T> void shared(T value, Consumer<T> writer) {
    Integer known = shared.get(value);
    number(known == null ? 0 : known);
    if (known == null) {
      writer.accept(value);
      shared.put(value, shared.size() + 1);
    }
  }

  <T> void all(Collection<T> values, Consumer<T> writer) {
    number(values.size());
    values.forEach(writer);
  }

  <T> void optional(Optional<T> value, Consumer<T> writer) {
    number(value.isPresent() ? 1 : 0);
    value.ifPresent(writer);
  }
}
