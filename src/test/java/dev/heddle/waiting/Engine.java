// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.observe.DepthLimit;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Instruction.Await;
import dev.heddle.program.Instruction.Lock;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.UpdateOperator;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Judged;
import dev.heddle.verify.Method;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.session.SearchLimits;
import dev.heddle.waiting.Outcome.Fate;
import dev.heddle.waiting.Outcome.How;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A script given to the engine: the one place that knows how to run it and what to ask it. */
final class Engine {
  private static final int MOST_EXECUTIONS = 4_000;
  private static final int DEPTH = 300;

  /** A search whose runs are all given up shows no execution; so many events end it. */
  private static final int MOST_EVENTS = 400_000;

  private final Script script;
  private final Layout layout;
  private final MemoryModel model;
  private final Map<String, Global> globals = new HashMap<>();
  private final Program plain;

  Engine(Script script, Order order) {
    this.script = script;
    this.layout = new Layout(script);
    this.model = MemoryModel.valueOf(order.name());
    ProgramBuilder program = new ProgramBuilder("waiting");
    List<String> names = new ArrayList<>(layout.memory);
    names.addAll(layout.mutexes);
    names.addAll(layout.semaphores);
    for (int t = 0; t < script.threads().size(); t++) {
      for (int i = 0; i < script.threads().get(t).outputs().size(); i++) {
        names.add(Translation.output(t, i));
      }
    }
    names.forEach(n -> globals.put(n, program.integer(n, 4, 0)));
    for (int t = 0; t < script.threads().size(); t++) {
      program.thread(Translation.of(script, t, globals::get));
    }
    this.plain = program.build();
  }

  /** The answer of the check that users ask for; it does not show how executions end. */
  Observed check() {
    SearchLimits limits =
        new SearchLimits(MOST_EXECUTIONS, Duration.ofSeconds(20), DEPTH, LoopBound.NONE);
    Judged j = Judged.of(plain, model, limits).orElseThrow(() -> new TooLargeException("check"));
    return new Observed(Optional.empty(), places(j.failures()), j.deadlock(), j.livelock(), false);
  }

  /** The answer of the check by states; the first error ends it. */
  Verdict byStates() {
    SearchLimits limits =
        new SearchLimits(Long.MAX_VALUE, Duration.ofSeconds(20), Check.DEPTH, LoopBound.NONE);
    CheckQuestion q =
        new CheckQuestion(plain, model, Algorithm.OPTIMAL, limits, Set.of(), ErrorPolicy.FIRST);
    return Check.ask(q.by(Method.STATES));
  }

  /** As this explorer finds it; a limit that is hit is a {@link TooLargeException}. */
  Observed search(Explorer explorer, boolean holdsBack) {
    Notes notes = new Notes();
    MachineOptions states = MachineOptions.STATES;
    Machine machine =
        new Machine(
            LoopBound.withSpinning(plain, LoopBound.NONE),
            model,
            OutputListener.NONE,
            new SharedNumbers(),
            holdsBack ? states.awaiting() : states);
    ExecutionLimit limit = new ExecutionLimit(MOST_EXECUTIONS, new DepthLimit(DEPTH, notes));
    Statistics statistics = explorer.explore(machine, limit);
    if (statistics.end() != Statistics.End.EXHAUSTED || statistics.cut() > 0) {
      throw new TooLargeException("search");
    }
    return new Observed(
        Optional.of(notes.terminal),
        notes.failures,
        notes.deadlock,
        notes.livelock,
        notes.spun == notes.executions);
  }

  /** What the executions showed. */
  private final class Notes implements Observer {
    private final Set<Outcome> terminal = new HashSet<>();
    private final Set<Place> failures = new TreeSet<>();
    private boolean deadlock;
    private boolean livelock;
    private long executions;
    private long spun;

    private long events;

    @Override
    public boolean tick(int more) {
      events += more;
      if (events > MOST_EVENTS) {
        throw new TooLargeException("search");
      }
      return true;
    }

    @Override
    public boolean onExecution(Machine machine, boolean whole) {
      if (!whole) {
        return false;
      }
      Judged j = Judged.of(machine);
      executions++;
      spun += j.how().equals(Judged.SPUN) ? 1 : 0;
      failures.addAll(places(j.failures()));
      deadlock |= j.deadlock();
      livelock |= j.livelock();
      if (isTerminal(machine)) {
        terminal.add(outcome(machine));
      }
      return true;
    }
  }

  /** Whether nobody could move: no thread was stopped in a loop, or waits where it need not. */
  private static boolean isTerminal(Machine machine) {
    return IntStream.range(0, machine.threadCount())
        .allMatch(t ->
            machine.state().isEnded(t)
                || !machine.isParked(t)
                    && !machine.isWatching(t)
                    && (machine.state().stop(t) == Stop.NONE
                        ? mayWait(instruction(machine, machine.state().origin(t)))
                        : machine.state().stop(t) != Stop.SPIN
                            && !machine.state().stop(t).isCut()));
  }

  private static boolean mayWait(Instruction i) {
    return i instanceof Lock || i instanceof Await a && a.patience() == Await.Patience.WAIT;
  }

  private static Instruction instruction(Machine machine, int origin) {
    return Origin.instruction(machine.program(), origin);
  }

  static Set<Place> places(Set<SourcePosition> positions) {
    return positions.stream().map(Engine::place).collect(Collectors.toSet());
  }

  private static Place place(SourcePosition p) {
    return new Place(Integer.parseInt(p.file().substring(1)), p.line() - 1);
  }

  private Outcome outcome(Machine machine) {
    SortedMap<String, Integer> shared = new TreeMap<>();
    layout.memory.forEach(x -> shared.put(x, number(machine, x)));
    layout.mutexes.forEach(
        m -> shared.put(m, machine.state().holder(globals.get(m).address()) + 1));
    layout.semaphores.forEach(s -> shared.put(s, script.counts().getOrDefault(s, 0)));
    Execution x = machine.execution();
    for (int d = 0; d < x.length(); d++) {
      if (x.kind(d) == Kind.AWAIT
          && Label.is(x.label(d), Label.WRITE)
          && instruction(machine, x.origin(d)) instanceof Await a) {
        shared.merge(a.what(), a.update().operator() == UpdateOperator.ADD ? 1 : -1, Integer::sum);
      }
    }
    List<Fate> fates = new ArrayList<>();
    for (int t = 0; t < script.threads().size(); t++) {
      fates.add(fate(machine, t));
    }
    return new Outcome(shared, fates);
  }

  private int number(Machine machine, String name) {
    return (int) (machine.state().read(globals.get(name).address(), 4) >>> Translation.SHIFT);
  }

  private Fate fate(Machine machine, int t) {
    if (machine.state().isEnded(t)) {
      List<Integer> outputs = new ArrayList<>();
      for (int i = 0; i < script.threads().get(t).outputs().size(); i++) {
        outputs.add(number(machine, Translation.output(t, i)));
      }
      return new Fate(How.ENDED, script.threads().get(t).steps().size(), outputs);
    }
    Stop stop = machine.state().stop(t);
    How how = stop == Stop.NONE ? How.WAITS : stop == Stop.ASSUMPTION ? How.ASSUMED : How.FAILED;
    SourcePosition at = instruction(machine, machine.state().origin(t)).at();
    return new Fate(how, place(at).step(), List.of());
  }
}
