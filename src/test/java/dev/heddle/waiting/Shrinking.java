// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Makes a script smaller as long as something stays true of it. */
final class Shrinking {
  private Shrinking() {}

  static Script shrink(Script script, Predicate<Script> stays) {
    Script smallest = script;
    Optional<Script> smaller = Optional.of(script);
    while (smaller.isPresent()) {
      smallest = smaller.get();
      smaller = candidates(smallest).stream().filter(stays).findFirst();
    }
    return smallest;
  }

  private static List<Script> candidates(Script script) {
    List<Script> all = new ArrayList<>();
    for (String s : script.counts().keySet()) {
      SortedMap<String, Integer> counts = new TreeMap<>(script.counts());
      counts.remove(s);
      all.add(new Script(counts, script.threads()));
    }
    for (int t = 0; t < script.threads().size(); t++) {
      if (script.threads().size() > 1) {
        all.add(script.without(t));
      }
      Body body = script.threads().get(t);
      if (!body.outputs().isEmpty()) {
        all.add(script.with(t, new Body(body.steps(), List.of())));
      }
      for (int i = 0; i < body.steps().size(); i++) {
        all.add(script.with(t, body.without(i)));
      }
    }
    return all;
  }
}
