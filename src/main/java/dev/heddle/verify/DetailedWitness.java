// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Edge;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A witness with the data for drawing it and stepping through it.
 *
 * @param frames one for each step of the witness
 * @param memory what the witness touches, as it was before the first step
 * @param chronological of the whole execution, whatever the witness shows of it
 * @param trace of the whole execution; empty if stores could still have reached memory
 */
public record DetailedWitness(
    Witness witness,
    List<Frame> frames,
    List<Cell> memory,
    ChronologicalTrace chronological,
    Optional<ShashaSnirTrace> trace) {

  /**
   * One step.
   *
   * @param node its name in the chronological trace; empty if it is none there
   * @param changes what it changes in memory
   */
  public record Frame(String node, List<Cell> changes) {
    public Frame {
      changes = List.copyOf(changes);
    }
  }

  /** A place of memory and what is there. */
  public record Cell(String place, String value) {}

  public DetailedWitness {
    frames = List.copyOf(frames);
    memory = List.copyOf(memory);
  }

  /** The edges of the chronological trace between what is shown. */
  public List<Edge> chronologicalEdges() {
    Set<String> nodes = frames.stream().map(Frame::node).collect(Collectors.toSet());
    return chronological.edges().stream().filter(e -> isIn(nodes, e)).toList();
  }

  /** The edges of the Shasha-Snir trace between what is shown; none if there is no such trace. */
  public List<Edge> shashaSnirEdges() {
    Set<String> shown = witness.operations();
    return trace
        .map(t -> t.edges().stream().filter(e -> isIn(shown, e)).toList())
        .orElse(List.of());
  }

  /** A cycle of the Shasha-Snir trace, if all of it is shown. */
  public List<Edge> cycle() {
    List<Edge> cycle = trace.map(ShashaSnirTrace::cycle).orElse(List.of());
    Set<String> shown = witness.operations();
    return cycle.stream().allMatch(e -> isIn(shown, e)) ? cycle : List.of();
  }

  private static boolean isIn(Set<String> nodes, Edge e) {
    return nodes.contains(e.from()) && nodes.contains(e.to());
  }
}
