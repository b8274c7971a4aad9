package dev.heddle.cli;

import dev.heddle.bench.Growth;
import dev.heddle.bench.MonitorBench;
import dev.heddle.bench.ReachBench;
import dev.heddle.bench.Scaling;
import dev.heddle.machine.MemoryModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * What {@code bench} measures beside families, in its own JVM; each by a word that stands alone.
 */
final class OtherBenches {
  static final String HELP =
      """
      In this JVM: scaling shows how the cost of an execution grows; monitor measures
      heddle monitor --trace; reach heddle reach on programs of growing size; growth
      compares heddle executions with the searches, also under rmo.
      """;

  private static final Map<String, BiConsumer<Arguments, Consumer<Object>>> ALL =
      Map.of(
          "scaling", OtherBenches::scaling,
          "monitor", OtherBenches::monitor,
          "reach", OtherBenches::reach,
          "growth", OtherBenches::growth);

  /** What only families have. */
  private static final List<String> REFUSED =
      List.of("--algorithm", "--forks", "--warm-up", "--time", "--json", "--against", "--profile");

  private OtherBenches() {}

  /** The one that is asked for, if any. */
  static Optional<BiConsumer<Arguments, Consumer<Object>>> asked(Arguments arguments) {
    for (String word : arguments.operands()) {
      if (ALL.containsKey(word)) {
        if (arguments.operands().size() > 1) {
          throw new UsageException(word + " stands alone");
        }
        REFUSED.stream()
            .filter(arguments::has)
            .findFirst()
            .ifPresent(option -> {
              throw new UsageException("bench " + word + " has no " + option);
            });
        return Optional.of(ALL.get(word));
      }
    }
    return Optional.empty();
  }

  private static void scaling(Arguments arguments, Consumer<Object> lines) {
    Scaling.measure(CFamilies.growing(), lines::accept);
  }

  private static void monitor(Arguments arguments, Consumer<Object> lines) {
    lines.accept(MonitorBench.HEADER);
    for (MemoryModel model : arguments.choice("--model", Model.ALL).models()) {
      for (int length = 0; model != MemoryModel.SC && length < MonitorBench.LENGTHS; length++) {
        lines.accept(MonitorBench.measure(model, length));
      }
    }
  }

  private static void reach(Arguments arguments, Consumer<Object> lines) {
    lines.accept(ReachBench.HEADER);
    ReachBench.ROWS.forEach(row -> lines.accept(ReachBench.measure(row)));
  }

  private static void growth(Arguments arguments, Consumer<Object> lines) {
    String model = arguments.text("--model", "all");
    List<Growth> all =
        Growth.models().stream()
            .filter(g -> model.equals("all") || model.equals(g.model()))
            .toList();
    if (all.isEmpty()) {
      throw new UsageException("--model takes one of sc, tso, pso, rmo, all, not '" + model + "'");
    }
    lines.accept(Growth.HEADER);
    all.forEach(g -> g.measure(lines::accept));
  }
}
