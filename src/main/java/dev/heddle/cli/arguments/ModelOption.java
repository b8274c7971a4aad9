// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import dev.heddle.model.MemoryModel;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The options {@code --model} and {@code --atomics}. */
public final class ModelOption {
  private static final String NAME = "--model";
  private static final String ALL = "all";

  /** What {@code --atomics} takes. */
  private enum Atomics {
    FULL,
    SPARC
  }

  public static final Syntax.Option ATOMICS =
      new Syntax.Option(
          "--atomics", "A", "full or sparc: read-modify-writes under PSO (default: full)");

  private ModelOption() {}

  /** The selected model, which must be a single one. */
  public static MemoryModel one(
      Arguments arguments, Set<MemoryModel> known, MemoryModel otherwise) {
    return arguments.has(NAME) ? named(arguments, known, "") : otherwise;
  }

  /** The selected models. */
  public static List<MemoryModel> some(
      Arguments arguments, Set<MemoryModel> known, MemoryModel otherwise) {
    return isAll(arguments) ? all(known) : List.of(oneOrAll(arguments, known, otherwise));
  }

  /** As {@link #some}, with the kind of atomics. */
  public static List<MemoryModel> withAtomics(
      Arguments arguments, Set<MemoryModel> known, MemoryModel otherwise) {
    List<MemoryModel> models = some(arguments, known, otherwise);
    if (arguments.choice("--atomics", Atomics.FULL) == Atomics.FULL) {
      return models;
    }
    if (!models.contains(MemoryModel.PSO)) {
      throw new UsageException("--atomics sparc needs --model pso");
    }
    return models.stream().map(m -> m == MemoryModel.PSO ? MemoryModel.PSO_SPARC : m).toList();
  }

  private static MemoryModel oneOrAll(
      Arguments arguments, Set<MemoryModel> known, MemoryModel otherwise) {
    return arguments.has(NAME) ? named(arguments, known, ", " + ALL) : otherwise;
  }

  private static boolean isAll(Arguments arguments) {
    return arguments.text(NAME, "").toLowerCase(Locale.ROOT).equals(ALL);
  }

  /**
   * @param more what else the option takes
   */
  private static MemoryModel named(Arguments arguments, Set<MemoryModel> known, String more) {
    String text = arguments.text(NAME, "");
    List<MemoryModel> all = all(known);
    return all.stream()
        .filter(m -> m.toString().equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> {
          String names = all.stream().map(MemoryModel::toString).collect(Collectors.joining(", "));
          return new UsageException(
              NAME + " takes one of " + names + more + ", not '" + text + "'" + hint(text));
        });
  }

  /** What to add for names of processors. */
  private static String hint(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "x86", "x86-tso", "x86_64", "x86-64", "x64", "amd64", "intel", "amd" ->
          "; tso is the model of x86";
      case "arm", "aarch64", "arm64", "armv8", "power", "ppc", "riscv", "risc-v", "c11", "rc11" ->
          "; Heddle has no model of " + text;
      default -> "";
    };
  }

  /** All that have a name; PSO with the atomics of SPARC is chosen by another option. */
  public static List<MemoryModel> all(Set<MemoryModel> known) {
    return known.stream().filter(m -> m != MemoryModel.PSO_SPARC).sorted().toList();
  }

  /** The options that choose a model. */
  public static List<String> words(MemoryModel model) {
    return model == MemoryModel.PSO_SPARC
        ? List.of(NAME, "pso", "--atomics", "sparc")
        : List.of(NAME, model.toString());
  }

  /** The names of the models, for a format that has a part for each. */
  public static List<String> names(Stream<MemoryModel> models) {
    return models.map(MemoryModel::toString).toList();
  }
}
