// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;

/** The combined result of the executions explored so far. */
public interface PartialResult<T extends PartialResult<T>> {
  /** Adds the counts of another result to this one. */
  void add(T other);

  /** Only asked of searches that can be kept. */
  default void write(DataOutput out) throws IOException {
    throw new UnsupportedOperationException();
  }

  /** The inverse of {@link #write}, into one that is empty. */
  default void read(DataInputStream in) throws IOException {
    throw new UnsupportedOperationException();
  }
}
