// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

/**
 * The results of one JVM: its best exploration after warm-up.
 *
 * @param complete whether the search ended; else it was stopped after the time to measure
 * @param seconds CPU time
 * @param heap most bytes of heap in use at any time
 */
public record Sample(
    long executions, long redundant, long events, boolean complete, double seconds, long heap) {

  public double rate() {
    return executions / seconds;
  }

  /** The faster of two, with the larger heap. */
  Sample better(Sample other) {
    Sample best = other.rate() > rate() ? other : this;
    return new Sample(
        best.executions,
        best.redundant,
        best.events,
        best.complete,
        best.seconds,
        Math.max(heap, other.heap));
  }

  /** One line that {@link #parse} reads. */
  String line() {
    return executions
        + " "
        + redundant
        + " "
        + events
        + " "
        + complete
        + " "
        + seconds
        + " "
        + heap;
  }

  static Sample parse(String line) {
    String[] f = line.split(" ");
    return new Sample(
        Long.parseLong(f[0]),
        Long.parseLong(f[1]),
        Long.parseLong(f[2]),
        Boolean.parseBoolean(f[3]),
        Double.parseDouble(f[4]),
        Long.parseLong(f[5]));
  }
}
