// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
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
  FENCE(List.of(Language.values()), List.of("tso", "pso")),
  REPLAY(List.of(Language.C, Language.LITMUS), List.of("sc", "tso", "pso")),
  SHOW(List.of(Language.LITMUS, Language.AUTOMATON), List.of());

  /** One of some words. */
  record Choice(String name, List<String> values) {}

  /**
   * A value.
   *
   * @param expected its form in words
   */
  record Field(String name, Pattern form, String expected) {}

  private static final Field UNROLL = count("unroll");
  private static final Field EXECUTIONS_AT_MOST = count("max-executions");
  private static final Field BUFFERS = count("buffers");
  private static final Field RUNS = count("runs");

  private static final Field NONDET =
      new Field(
          "nondet",
          Pattern.compile("-?\\d{1,9}\\.\\.-?\\d{1,9}"),
          "the values LO..HI, such as 0..3");

  private static final Field SCHEDULE =
      new Field(
          "schedule",
          Pattern.compile("[\\w.!:\\[\\]*>\\s-]{1,100000}"),
          "the steps as check prints them");

  private static Field count(String name) {
    return new Field(name, Pattern.compile("[1-9]\\d{0,8}"), "a number from 1");
  }

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

  /** Whether it takes long, so that it has limits. */
  boolean searches() {
    return this != REPLAY && this != SHOW;
  }

  /**
   * What can be chosen.
   *
   * @param model that is chosen; under RMO there is one search only
   */
  List<Choice> choices(Language language, String model) {
    List<Choice> choices = new ArrayList<>();
    if (!models.isEmpty()) {
      choices.add(new Choice("model", models));
    }
    if ((this == CHECK || this == OUTCOMES) && !model.equals("rmo")) {
      choices.add(new Choice("algorithm", List.of("optimal", "source", "exhaustive")));
    }
    if (this == FENCE) {
      choices.add(new Choice("goal", List.of("robust", "assertions")));
    }
    if (language == Language.C && (this == CHECK || this == REPLAY)) {
      choices.add(new Choice("liveness", List.of("safety", "main", "all")));
    }
    return choices;
  }

  /** What can be filled in. */
  List<Field> fields(Language language) {
    List<Field> fields = new ArrayList<>();
    if (this == REPLAY) {
      fields.add(SCHEDULE);
    }
    if (language != Language.AUTOMATON && this != REACH && this != SHOW) {
      fields.add(UNROLL);
    }
    if (language != Language.AUTOMATON && this != REACH && searches()) {
      fields.add(EXECUTIONS_AT_MOST);
    }
    if (this == REACH) {
      fields.add(BUFFERS);
    }
    if (this == MONITOR) {
      fields.add(RUNS);
    }
    if (language == Language.C) {
      fields.add(NONDET);
    }
    return fields;
  }

  /** Options without a value. */
  List<String> switches() {
    return switch (this) {
      case CHECK, REPLAY -> List.of("races", "robust", "leaks", "overflow");
      case MONITOR -> List.of("all");
      case EXECUTIONS -> List.of("symbolic");
      case OUTCOMES, ROBUST, REACH, FENCE, SHOW -> List.of();
    };
  }
}
