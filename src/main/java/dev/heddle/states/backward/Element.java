// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import java.util.ArrayList;
import java.util.List;

/** A configuration that stands for all configurations above it, and the way from it to the goal. */
final class Element {
  static final int ANY = -1;

  final Part[] parts;

  /** By cell: its value, or ANY. */
  final int[] memory;

  /** The element that the moves lead to; null for the goal. */
  final Element next;

  final List<Move> moves;

  /** Bits for the messages and values that it demands: a smaller element has some of them. */
  long demands;

  /** Whether a smaller element has replaced it. */
  boolean replaced;

  Element(Part[] parts, int[] memory, Element next, List<Move> moves) {
    this.parts = parts;
    this.memory = memory;
    this.next = next;
    this.moves = moves;
  }

  /** One with another part and another value of a cell from which a move leads to this. */
  Element before(Move move, Part part, int cell, int value) {
    Part[] changed = parts.clone();
    changed[move.thread()] = part;
    int[] before = memory;
    if (cell >= 0 && memory[cell] != value) {
      before = memory.clone();
      before[cell] = value;
    }
    return new Element(changed, before, this, List.of(move));
  }

  /** One with another part from which a move leads to this. */
  Element before(Move move, Part part) {
    return before(move, part, -1, ANY);
  }

  /** Whether memory may have this value. */
  boolean allows(int cell, int value) {
    return memory[cell] == ANY || memory[cell] == value;
  }

  int messages() {
    int messages = 0;
    for (Part part : parts) {
      messages += part.buffer().length;
    }
    return messages;
  }

  /** The moves from here to the goal. */
  List<Move> way() {
    List<Move> way = new ArrayList<>();
    for (Element e = this; e != null; e = e.next) {
      way.addAll(e.moves);
    }
    return way;
  }
}
