// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

/**
 * The cost of searches.
 *
 * @param largest states of the largest search
 * @param bytes of the largest search, for states and their tables
 * @param depth of the deepest search, in steps between yield points
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

  /** The same effort, spent in parallel in this many seconds. */
  public Effort lasting(double elapsed) {
    return new Effort(states, largest, bytes, depth, elapsed);
  }
}
