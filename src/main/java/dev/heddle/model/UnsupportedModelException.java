// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model;

import java.util.Set;
import java.util.stream.Collectors;

/** An engine does not know a memory model. */
public final class UnsupportedModelException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /**
   * @param engine what it is called
   * @param known the models that it knows
   */
  public UnsupportedModelException(String engine, MemoryModel model, Set<MemoryModel> known) {
    super(
        engine
            + " does not know "
            + model
            + ", only "
            + known.stream().sorted().map(MemoryModel::toString).collect(Collectors.joining(", ")));
  }
}
