// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import java.util.random.RandomGenerator;

/** All enabled lanes are equally likely. */
public final class UniformChoice implements Strategy {
  private final RandomGenerator random;

  public UniformChoice(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public int pick(Machine machine, int[] lanes, int count) {
    return random.nextInt(count);
  }
}
