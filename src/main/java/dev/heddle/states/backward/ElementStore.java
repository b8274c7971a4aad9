// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The minimal elements found so far, by their shape. Elements of the same shape are compared first
 * by the bits of what they demand.
 */
final class ElementStore {
  private record Shape(int[] numbers) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Shape s && Arrays.equals(numbers, s.numbers);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
      return Arrays.toString(numbers);
    }
  }

  private final Semantics semantics;
  private final Map<Shape, List<Element>> elements = new HashMap<>();
  private int size;

  ElementStore(Semantics semantics) {
    this.semantics = semantics;
  }

  int size() {
    return size;
  }

  /** Adds an element and removes those above it, unless one below it is known. */
  boolean add(Element element) {
    element.demands = semantics.demands(element);
    Shape shape = new Shape(semantics.shape(element));
    List<Element> alike = elements.computeIfAbsent(shape, _ -> new ArrayList<>(1));
    for (Element e : alike) {
      if (isBelow(e, element)) {
        return false;
      }
    }
    int before = alike.size();
    alike.removeIf(e -> e.replaced = isBelow(element, e));
    alike.add(element);
    size += alike.size() - before;
    return true;
  }

  /** Whether an element is below another of the same shape. */
  private boolean isBelow(Element smaller, Element larger) {
    if ((smaller.demands & ~larger.demands) != 0) {
      return false;
    }
    for (int c = 0; c < smaller.memory.length; c++) {
      if (smaller.memory[c] != Element.ANY && smaller.memory[c] != larger.memory[c]) {
        return false;
      }
    }
    for (int t = 0; t < smaller.parts.length; t++) {
      if (smaller.parts[t] != larger.parts[t]
          && !semantics.isBelow(smaller.parts[t].buffer(), larger.parts[t].buffer())) {
        return false;
      }
    }
    return true;
  }
}
