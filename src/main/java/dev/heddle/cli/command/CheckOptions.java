// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.api.Heddle;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.PlanOption;
import dev.heddle.cli.arguments.Shell;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UnrollOption;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.terminal.StateProgressDisplay;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.machine.plan.Plan;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.report.check.CheckText;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.OptionalCheck;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.session.SearchLimits;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The options that {@code check} and {@code replay} share. */
public final class CheckOptions {
  public static final Syntax.Option ALGORITHM =
      new Syntax.Option("--algorithm", "A", "optimal, source or exhaustive (default: optimal)");

  public static final Syntax.Option LIVENESS =
      new Syntax.Option(
          "--liveness",
          "L",
          "safety, main or all: the threads that must not wait for ever (default: main)");

  public static final List<Syntax.Option> OPTIONS =
      List.of(
          UnrollOption.OPTION,
          LIVENESS,
          new Syntax.Option("--leaks", null, "heap objects that are never freed are errors"),
          new Syntax.Option("--races", null, "data races of C11 are errors"),
          new Syntax.Option("--robust", null, "executions that are impossible under SC are errors"),
          PlanOption.OPTION);

  private final Arguments arguments;
  private final SearchLimits limits;
  private final Liveness liveness;
  private final Plan plan;
  private final Set<OptionalCheck> optionalChecks = EnumSet.noneOf(OptionalCheck.class);

  public CheckOptions(Arguments arguments, Streams streams) {
    this.arguments = arguments;
    limits = LimitOptions.ofProgram(arguments, streams);
    liveness = arguments.choice(LIVENESS.name(), Liveness.MAIN);
    plan = PlanOption.of(arguments);
    if (arguments.has("--leaks")) {
      optionalChecks.add(OptionalCheck.LEAKS);
    }
    if (arguments.has("--races")) {
      optionalChecks.add(OptionalCheck.RACES);
    }
    if (arguments.has("--robust")) {
      optionalChecks.add(OptionalCheck.ROBUSTNESS);
    }
  }

  public CheckQuestion about(
      Program program, MemoryModel model, Algorithm algorithm, ErrorPolicy errorPolicy) {
    return new CheckQuestion(
        program, model, algorithm, limits, optionalChecks, errorPolicy, liveness, plan);
  }

  /** The question with the options of this command. */
  public Heddle asking(CheckQuestion question, Streams streams) {
    return Heddle.of(question)
        .states(LimitOptions.states(arguments), new StateProgressDisplay(streams.watch()));
  }

  /** The command that replays one execution. */
  public String replay(ProgramInput input, MemoryModel model, String schedule) {
    return replay(arguments, input, model, schedule, List.of());
  }

  /** As above, for a command with options of its own; the replay has some more. */
  public static String replay(
      Arguments arguments,
      ProgramInput input,
      MemoryModel model,
      String schedule,
      List<String> more) {
    List<String> words = new ArrayList<>(List.of("heddle", "replay"));
    input.files().forEach(f -> words.add(Shell.quote(f)));
    words.addAll(ModelOption.words(model));
    words.addAll(more);
    OPTIONS.forEach(o -> words.addAll(Shell.option(arguments, o)));
    ProgramInput.OPTIONS.forEach(o -> words.addAll(Shell.option(arguments, o)));
    String flags =
        arguments.passedOn().stream().map(f -> " " + Shell.quote(f)).collect(Collectors.joining());
    return CheckText.replay(
        String.join(" ", words), schedule, flags.isEmpty() ? "" : " --" + flags);
  }
}
