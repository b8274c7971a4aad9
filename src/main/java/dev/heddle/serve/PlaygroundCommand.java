// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands that the playground offers, of which languages, and what can be chosen for them. */
enum PlaygroundCommand {
  CHECK(List.of(Language.C, Language.LITMUS), List.of("sc", "tso", "pso", "all")),
  OUTCOMES(List.of(Language.LITMUS), List.of("sc", "tso", "pso", "rmo", "all")),
  MONITOR(List.of(Language.C, Language.LITMUS), List.of("tso", "pso", "all")),
  EXECUTIONS(List.of(Language.LITMUS), List.of("sc", "tso", "pso", "rmo", "all")),
  /** Automata are decided under TSO only; the command says so. */
  ROBUST(List.of(Language.values()), List.of("tso", "pso")),
  REACH(List.of(Language.C, Language.AUTOMATON), List.of("sc", "tso")),
  FENCE(List.of(Language.values()), List.of("tso", "pso"));

  /** What a text is written in. */
  enum Language {
    /** The author of the program may not read the files of the user who runs it. */
    C("program.c", "--confined"),
    LITMUS("test.litmus"),
    AUTOMATON("program.automaton");

    private final String file;
    private final List<String> options;

    Language(String file, String... options) {
      this.file = file;
      this.options = List.of(options);
    }

    /** Of every command that is run. */
    List<String> options() {
      return options;
    }

    /** The file that a text is written to. */
    String file() {
      return file;
    }
  }

  private final List<Language> languages;
  private final List<String> models;

  PlaygroundCommand(List<Language> languages, List<String> models) {
    this.languages = languages;
    this.models = models;
  }

  static Optional<PlaygroundCommand> of(String key) {
    return Stream.of(values()).filter(q -> q.key().equals(key)).findFirst();
  }

  static Optional<Language> language(String key) {
    return Stream.of(Language.values())
        .filter(l -> l.name().toLowerCase(Locale.ROOT).equals(key))
        .findFirst();
  }

  /** As on the command line. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean isAbout(Language language) {
    return languages.contains(language);
  }

  List<String> models() {
    return models;
  }

  /** What {@code --algorithm} takes. */
  List<String> algorithms() {
    return this == CHECK || this == OUTCOMES
        ? List.of("optimal", "source", "exhaustive")
        : List.of();
  }

  /** Options without a value. */
  List<String> switches() {
    return this == CHECK ? List.of("races", "robust", "leaks") : List.of();
  }
}
