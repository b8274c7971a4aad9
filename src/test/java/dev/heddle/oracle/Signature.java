// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The trace of a complete state as canonical text, {@code rf|co|choices}: what every byte read and
 * every operation on a mutex or a word took its value from, the order of the writes of every cell,
 * and what was chosen. Each section is sorted as text. If mutexes or words are inside of objects
 * that can be freed, a fourth section says for each operation on them which free came before it.
 */
final class Signature {
  private final State state;
  private final Layout layout;
  private final Chains chains;
  private final Names names;

  Signature(State state, Setting setting) {
    this.state = state;
    layout = setting.layout;
    chains = setting.chains;
    names = setting.names;
  }

  /** With the addresses of the words. */
  String text(Pool<Long> words) {
    Map<String, StringJoiner> readsFrom = new TreeMap<>();
    Map<String, StringJoiner> coherence = new TreeMap<>();
    Map<String, StringJoiner> choices = new TreeMap<>();
    Map<String, StringJoiner> uses = new TreeMap<>();
    for (int t = 0; t < state.threadCount(); t++) {
      if (state.exists(t)) {
        int[] reads = chains.items(state.reads(t));
        for (int i = 0; i < reads.length; i += 2) {
          Map<String, StringJoiner> section = reads[i] > 0 ? readsFrom : uses;
          add(section, names.operationName(Math.abs(reads[i])), names.operationName(reads[i + 1]));
        }
        int[] chosen = chains.items(state.choices(t));
        for (int i = 0; i < chosen.length; i += 2) {
          add(choices, names.operationName(chosen[i]), String.valueOf(chosen[i + 1]));
        }
      }
    }
    for (int cell = 0; cell < layout.size(); cell++) {
      if (state.cellWriters(cell) != 0) {
        writers(coherence, String.valueOf(layout.address(cell)), state.cellWriters(cell));
      }
    }
    for (int w = 0; w < words.size(); w++) {
      writers(coherence, "m" + words.value(w), state.wordWriters(w));
    }
    return section(readsFrom)
        + "|"
        + section(coherence)
        + "|"
        + section(choices)
        + (uses.isEmpty() ? "" : "|" + section(uses));
  }

  private void writers(Map<String, StringJoiner> coherence, String cell, int chain) {
    for (int writer : chains.items(chain)) {
      add(coherence, cell, names.operationName(writer));
    }
  }

  private static void add(Map<String, StringJoiner> section, String key, String value) {
    section.computeIfAbsent(key, _ -> new StringJoiner(",")).add(value);
  }

  private static String section(Map<String, StringJoiner> entries) {
    return entries.entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(";"));
  }
}
