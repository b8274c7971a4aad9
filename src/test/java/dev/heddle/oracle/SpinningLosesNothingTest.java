package dev.heddle.oracle;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Ending.Fate;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Instruction;
import dev.heddle.program.Instruction.Await.Patience;
import dev.heddle.program.LoopBound;
import dev.heddle.program.Program;
import dev.heddle.program.Uses;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Threads that spin are stopped: does that lose what can happen? Whatever can happen to a program
 * whose loops go round a few times can happen to it when spinning stops, unless a bound cut it.
 * This is about the meaning of {@link dev.heddle.program.Instruction.LoopHead}, no search is in it.
 */
class SpinningLosesNothingTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.spinning", 150);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int ROUNDS = 3;
  private static final int STATES = 20_000;

  /** How an execution ended, with the registers not {@link #writtenInLoops}. */
  private record Outcome(
      List<Byte> memory,
      List<List<Long>> registers,
      SortedMap<String, Fate> fates,
      SortedSet<Fault> faults) {
    static Set<Outcome> of(Program program, Result result) {
      return result.endings().values().stream()
          .filter(e -> !e.fates().containsValue(Fate.CUT))
          .filter(e -> !e.fates().containsValue(Fate.SPINNING))
          .map(e -> new Outcome(e.memory(), once(program, e.registers()), e.fates(), e.faults()))
          .collect(Collectors.toSet());
    }

    private static List<List<Long>> once(Program program, List<List<Long>> registers) {
      List<List<Long>> once = new ArrayList<>();
      for (int t = 0; t < registers.size(); t++) {
        Function function = program.functions().get(program.threads().get(t));
        Set<Integer> written = writtenInLoops(function);
        written.addAll(given(function));
        List<Long> values = registers.get(t);
        once.add(
            IntStream.range(0, function.registers().size())
                .filter(r -> !written.contains(r))
                .mapToObj(values::get)
                .toList());
      }
      return once;
    }
  }

  /** Registers that may hold what an earlier round left there. */
  private static Set<Integer> writtenInLoops(Function function) {
    Set<Integer> written = new HashSet<>();
    List<Instruction> code = function.code();
    for (int i = 0; i < code.size(); i++) {
      int from = i;
      Rewrite.ofTargets(
              to -> {
                for (int k = to; k <= from; k++) {
                  written.add(Uses.target(code.get(k)));
                }
                return to;
              })
          .apply(code.get(i));
    }
    return written;
  }

  /** What awaits gave that wait: what others only took for a while. */
  private static Set<Integer> given(Function function) {
    return function.code().stream()
        .filter(i -> i instanceof Instruction.Await a && a.patience() == Patience.WAIT)
        .map(Uses::target)
        .collect(Collectors.toSet());
  }

  private static Stream<Arguments> shapesAndModels() {
    return Stream.of(Shape.SPINNING, Shape.POLLING, Shape.PATIENT)
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest
  @MethodSource("shapesAndModels")
  void everyOutcomeIsLeft(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.unbounded(random, shape);
      Result all = run(LoopBound.apply(program, ROUNDS), model);
      Result some = run(LoopBound.withSpinning(program, ROUNDS), model);
      if (!all.tooLarge() && !some.tooLarge()) {
        compared++;
        Set<Outcome> lost = Outcome.of(program, all);
        lost.removeAll(Outcome.of(program, some));
        assertTrue(lost.isEmpty(), () -> model + " " + lost + "\n" + program);
      }
    }
    assertTrue(compared > PROGRAMS / 2, compared + " compared");
  }

  /** Between the two trylocks the other thread must have gone round once. */
  @Test
  void aTrylockSeesARoundThatTookTheMutex() {
    Sketch sketch =
        new Sketch("x", "m")
            .thread(t -> {
              Label start = t.raw.label("start");
              Label end = t.raw.label("end");
              t.raw.place(start);
              t.lock("m");
              Register seen = t.load("x");
              t.unlock("m");
              t.raw.branch(Sketch.equal(seen, 0), start, end);
              t.raw.place(end);
            })
            .thread(t -> {
              t.tryLock("m");
              t.lock("m");
              t.unlock("m");
              t.tryLock("m");
              t.store("x", 1);
            });
    Result result = run(LoopBound.withSpinning(sketch.program(), ROUNDS), Model.SC);
    assertTrue(
        result.endings().values().stream()
            .anyMatch(e ->
                e.registers().get(1).equals(List.of(0L, 0L))
                    && e.fates().equals(Map.of("0", Fate.RETURNED, "1", Fate.RETURNED))));
  }

  private static Result run(Program program, Model model) {
    return new BruteForce(program, model, STATES).run();
  }
}
