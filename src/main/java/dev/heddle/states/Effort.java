// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

/**
 * The cost of searches. *
 *
 * @param largest states of the largest one
 * @param bytes of the largest one, for states and all that goes with them
 * @param depth of the deepest one, in steps from rest to rest
 */
public record Effort(long states, long largest, long bytes, int depth, double seconds) {
  public static final Effort NONE = new Effort(0, 0, 0, 0, 0);

  public Effort plus(Effort other) {
    Effort larger = largest >= other.largest ? this : other;
    return new Effort(
        states + other.states,
        larger.largest,
        larger.bytes,
        Math.max(depth, other.depth),
        seconds + other.seconds);
  }

  /** The same, done side by side in so many seconds. */
  public Effort lasting(double elapsed) {
    return new Effort(states, largest, bytes, depth, elapsed);
  }
}
