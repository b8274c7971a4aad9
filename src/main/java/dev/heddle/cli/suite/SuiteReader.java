// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.cli.input.Inputs;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;

/**
 * Reads a suite, a TOML file, as docs/test.md describes it. Its names are relative to its folder.
 */
final class SuiteReader {
  private static final String TEST = "test";
  private static final String DEFAULTS = "defaults";

  private final Path folder;
  private final SuiteTable root;
  private final SuiteTable defaults;

  private SuiteReader(Path folder, SuiteTable root, SuiteTable defaults) {
    this.folder = folder;
    this.root = root;
    this.defaults = defaults;
  }

  /**
   * @throws InputException at the first place that is wrong
   */
  static List<Question> read(Path file) throws IOException {
    String name = file.toString();
    TomlParseResult toml = Toml.parse(Inputs.text(file));
    if (toml.hasErrors()) {
      TomlParseError first = toml.errors().getFirst();
      throw new InputException(
          new SourcePosition(name, first.position().line(), first.position().column()),
          first.getMessage());
    }
    SuiteTable root = new SuiteTable(name, toml, null);
    root.expectKeys(Set.of(TEST, DEFAULTS));
    SuiteTable defaults =
        root.table(DEFAULTS).orElseGet(() -> new SuiteTable(name, Toml.parse(""), null));
    defaults.expectKeys(SuiteKeys.ofDefaults());
    Path folder = file.getParent() == null ? Path.of("") : file.getParent();
    return new SuiteReader(folder, root, defaults).questions();
  }

  private List<Question> questions() {
    List<Question> all = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (SuiteTable test : root.tables(TEST)) {
      test.expectKeys(SuiteKeys.ofTest());
      List<Question> own = questions(test);
      if (!names.add(own.getFirst().test())) {
        throw test.wrong("there are two tests " + own.getFirst().test() + ": give them a name");
      }
      all.addAll(own);
    }
    if (all.isEmpty()) {
      throw root.wrong("there is no [[test]]; heddle test --init FOLDER adds what it finds");
    }
    return all;
  }

  private List<Question> questions(SuiteTable test) {
    List<String> files = test.texts("files");
    if (files.isEmpty()) {
      throw test.wrong("a test needs files = [\"program.c\"]");
    }
    String first = folder.resolve(files.getFirst()).getFileName().toString();
    String name = test.text("name").orElse(first.replaceFirst("\\.[a-z]+$", ""));
    List<String> models = models(test);
    Map<String, Verdict.Answer> expected = expected(test, models);
    List<Question> all = new ArrayList<>();
    for (String model : models) {
      all.add(
          new Question(
              name,
              model,
              owner(test, "command").word("command", SuiteKeys.COMMANDS).orElse("check"),
              files.stream().map(folder::resolve).toList(),
              options(test),
              flags(test),
              expected.get(model),
              test.text("error").orElse("")));
    }
    return all;
  }

  /** The table that decides about a key. */
  private SuiteTable owner(SuiteTable test, String key) {
    return test.has(key) ? test : defaults;
  }

  /** An empty name for no model. */
  private List<String> models(SuiteTable test) {
    List<String> models = owner(test, "models").words("models", SuiteKeys.MODELS);
    return models.isEmpty() ? List.of("") : models.stream().distinct().toList();
  }

  private Map<String, Verdict.Answer> expected(SuiteTable test, List<String> models) {
    SuiteTable owner = owner(test, "expect");
    Map<String, Verdict.Answer> all = new TreeMap<>();
    Optional<SuiteTable> each = owner.table("expect");
    each.ifPresent(t -> t.expectKeys(Set.copyOf(SuiteKeys.MODELS)));
    for (String model : models) {
      Optional<String> word =
          each.isPresent() && !model.isEmpty()
              ? each.get().word(model, SuiteKeys.ANSWERS)
              : each.isPresent() ? Optional.empty() : owner.word("expect", SuiteKeys.ANSWERS);
      if (each.isPresent() && word.isEmpty()) {
        throw owner.wrong(
            "expect", model.isEmpty() ? "name the models as well" : "no answer for " + model);
      }
      all.put(model, Verdict.Answer.valueOf(word.orElse("pass").toUpperCase(Locale.ROOT)));
    }
    return all;
  }

  private List<String> options(SuiteTable test) {
    List<String> all = new ArrayList<>();
    new TreeMap<>(SuiteKeys.VALUES)
        .forEach((key, option) ->
            owner(test, key).text(key).ifPresent(value -> all.addAll(List.of(option, value))));
    SuiteKeys.SWITCHES.stream()
        .sorted()
        .filter(key -> owner(test, key).is(key))
        .forEach(key -> all.add("--" + key));
    all.addAll(both(test, "options"));
    return all;
  }

  private List<String> flags(SuiteTable test) {
    List<String> all = new ArrayList<>();
    both(test, "include").forEach(i -> all.add("-I" + folder.resolve(i)));
    both(test, "define").forEach(d -> all.add("-D" + d));
    all.addAll(both(test, "flags"));
    return all;
  }

  private List<String> both(SuiteTable test, String key) {
    List<String> all = new ArrayList<>(defaults.texts(key));
    all.addAll(test.texts(key));
    return all;
  }
}
