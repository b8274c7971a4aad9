// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.cli.arguments.Suggestion;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** A table of a suite file, whose values have the types that are expected. */
final class SuiteTable {
  private final String file;
  private final TomlTable table;

  /** Where the table begins, as far as its keys tell. */
  private final SourcePosition at;

  SuiteTable(String file, TomlTable table, TomlPosition at) {
    this.file = file;
    this.table = table;
    this.at = position(at);
  }

  private SourcePosition position(TomlPosition p) {
    return p == null
        ? new SourcePosition(file, 0, 0)
        : new SourcePosition(file, p.line(), p.column());
  }

  InputException wrong(String message) {
    return new InputException(at, message);
  }

  InputException wrong(String key, String message) {
    return new InputException(position(table.inputPositionOf(List.of(key))), key + ": " + message);
  }

  void expectKeys(Set<String> known) {
    for (String key : table.keySet()) {
      if (!known.contains(key)) {
        throw wrong(key, "no such key" + Suggestion.of(key, known));
      }
    }
  }

  boolean has(String key) {
    return table.contains(List.of(key));
  }

  /** A string, or a whole number as one. */
  Optional<String> text(String key) {
    return switch (table.get(List.of(key))) {
      case null -> Optional.empty();
      case String s -> Optional.of(s);
      case Long n -> Optional.of(n.toString());
      default -> throw wrong(key, "expected a string or a number");
    };
  }

  /** One of some words. */
  Optional<String> word(String key, Collection<String> words) {
    Optional<String> text = text(key);
    text.ifPresent(t -> expectWord(key, t, words));
    return text;
  }

  private void expectWord(String key, String word, Collection<String> words) {
    if (!words.contains(word)) {
      String known = String.join(", ", words);
      throw wrong(
          key, "expected one of " + known + ", not '" + word + "'" + Suggestion.of(word, words));
    }
  }

  /** Strings; a single one is a list of one. */
  List<String> texts(String key) {
    return switch (table.get(List.of(key))) {
      case null -> List.of();
      case String s -> List.of(s);
      case TomlArray array -> {
        List<String> all = new ArrayList<>();
        for (Object each : array.toList()) {
          if (!(each instanceof String s)) {
            throw wrong(key, "expected strings");
          }
          all.add(s);
        }
        yield all;
      }
      default -> throw wrong(key, "expected a list of strings");
    };
  }

  List<String> words(String key, Collection<String> words) {
    List<String> all = texts(key);
    all.forEach(w -> expectWord(key, w, words));
    return all;
  }

  boolean is(String key) {
    return switch (table.get(List.of(key))) {
      case null -> false;
      case Boolean b -> b;
      default -> throw wrong(key, "expected true or false");
    };
  }

  /** A table within this one; empty if the key has another value. */
  Optional<SuiteTable> table(String key) {
    return table.get(List.of(key)) instanceof TomlTable inner
        ? Optional.of(new SuiteTable(file, inner, table.inputPositionOf(List.of(key))))
        : Optional.empty();
  }

  /** The tables of a list, each written as {@code [[key]]}. */
  List<SuiteTable> tables(String key) {
    List<SuiteTable> all = new ArrayList<>();
    if (has(key)) {
      if (!(table.get(List.of(key)) instanceof TomlArray array)) {
        throw wrong(key, "expected [[" + key + "]]");
      }
      for (int i = 0; i < array.size(); i++) {
        if (!(array.get(i) instanceof TomlTable each)) {
          throw wrong(key, "expected [[" + key + "]]");
        }
        all.add(new SuiteTable(file, each, array.inputPositionOf(i)));
      }
    }
    return all;
  }
}
