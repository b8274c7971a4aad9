// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.explore.Exhaustive;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.OptimalDpor;
import dev.heddle.explore.SourceDpor;

/** The searches a user can choose from. */
public enum Algorithm {
  OPTIMAL,
  SOURCE,
  EXHAUSTIVE;

  public Explorer explorer() {
    return switch (this) {
      case OPTIMAL -> new OptimalDpor();
      case SOURCE -> new SourceDpor();
      case EXHAUSTIVE -> new Exhaustive();
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
