// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.condition;

import dev.heddle.frontend.litmus.state.Place;
import dev.heddle.frontend.litmus.state.TestMemory;
import dev.heddle.frontend.litmus.state.ThreadCode;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.condition.Observable;
import java.util.List;

/** Finds what a final condition names. */
public record FinalStateNames(TestMemory memory, List<? extends ThreadCode> threads) {
  public ThreadCode thread(int index, SourcePosition at) {
    if (index >= threads.size()) {
      throw new InputException(at, "there is no thread P" + index);
    }
    return threads.get(index);
  }

  /** The observables that a place denotes: several cells if it is an array. */
  List<? extends Observable> all(Place place) {
    return switch (place) {
      case Place.Location l -> memory.cells(l);
      case Place.Register r ->
          List.of(thread(r.thread(), r.at()).observe(r.thread(), r.name(), r.at()));
    };
  }

  Observable one(Place place) {
    List<? extends Observable> all = all(place);
    if (all.size() > 1) {
      throw new InputException(place.at(), "this is an array: name one of its elements");
    }
    return all.getFirst();
  }
}
