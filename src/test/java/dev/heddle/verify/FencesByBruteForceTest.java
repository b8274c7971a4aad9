// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.fence.FenceSite;
import dev.heddle.fence.Points;
import dev.heddle.fence.Strength;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.Observable;
import dev.heddle.program.condition.Proposition;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.fences.AutomatonFences;
import dev.heddle.verify.fences.ProgramFences;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.logging.Logger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Fences of random programs: they are enough, and no set that costs less is, by a machine that
 * shares no code with the one that is explored.
 */
class FencesByBruteForceTest {
  private static final int PROGRAMS = Integer.getInteger("fences.programs", 3);
  private static final int SEED = Integer.getInteger("fences.seed", 1);
  private static final int STATES = 8_000;

  private static final List<Shape> SHAPES =
      List.of(
          Shape.STRAIGHT,
          Shape.BRANCHES,
          Shape.ATOMICS,
          Shape.LOCKS,
          Shape.SPAWN_JOIN,
          Shape.CALLS,
          Shape.CHOICE,
          Shape.MIXED_SIZES,
          Shape.MANY_THREADS,
          Shape.SEMAPHORES,
          Shape.LOCALS);

  /** The program is too large to be sure. */
  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** A program, and which of its endings fences are to prevent. */
  private static final class Case {
    private final Points points;
    private final MemoryModel model;
    private final Optional<FinalCondition> condition;
    private final Set<String> sequential;

    Case(Points points, MemoryModel model, Optional<FinalCondition> condition) {
      this.points = points;
      this.model = model;
      this.condition = condition;
      this.sequential = run(fenced(Set.of()), Model.SC).signatures();
    }

    AutomatonFences.Goal goal() {
      return condition.isPresent() ? AutomatonFences.Goal.ASSERTIONS : AutomatonFences.Goal.ROBUST;
    }

    Program fenced(Set<FenceSite> fences) {
      return points.with(fences).program();
    }

    /** Under SC there are no fences. */
    boolean isEnough(Set<FenceSite> fences) {
      BruteForce.Result relaxed = run(fenced(fences), Model.valueOf(model.name()));
      return condition.isEmpty()
          ? sequential.containsAll(relaxed.signatures())
          : relaxed.endings().values().stream().noneMatch(e -> meets(e, condition.get()));
    }

    List<FenceSite> sites() {
      return points.sites(
          model == MemoryModel.TSO ? EnumSet.of(Strength.FULL) : EnumSet.allOf(Strength.class));
    }

    long cost(Set<FenceSite> fences) {
      int full = model == MemoryModel.TSO ? 1 : 2;
      return fences.stream().mapToInt(s -> s.strength() == Strength.FULL ? full : 1).sum();
    }

    /** A set that is enough and costs less. */
    Optional<Set<FenceSite>> cheaper(long cost) {
      List<FenceSite> sites = sites();
      for (int bits = 0; bits < 1 << sites.size(); bits++) {
        Set<FenceSite> some = new TreeSet<>();
        for (int i = 0; i < sites.size(); i++) {
          if ((bits >> i & 1) != 0) {
            some.add(sites.get(i));
          }
        }
        if (cost(some) < cost && isEnough(some)) {
          return Optional.of(some);
        }
      }
      return Optional.empty();
    }

    ProgramFences ask() {
      CheckQuestion about = Asking.of(points.program(), model).question();
      return ProgramFences.ask(
          new ProgramFences.Question(
              about, goal(), AutomatonFences.Cost.UNIFORM, condition, _ -> true));
    }
  }

  private static BruteForce.Result run(Program program, Model model) {
    BruteForce.Result result = new BruteForce(program, model, STATES).run();
    if (result.tooLarge()) {
      throw new TooLarge();
    }
    return result;
  }

  private static boolean meets(Ending ending, FinalCondition condition) {
    return condition.proposition().holds(o -> value(ending, o));
  }

  private static long value(Ending ending, Observable o) {
    Observable.ThreadRegister r = (Observable.ThreadRegister) o;
    return Expression.signed(ending.registers().get(r.thread()).get(r.register()), r.bits());
  }

  /** That the registers have not the values of an ending that SC does not have, if there is one. */
  private static Optional<FinalCondition> relaxedOnly(Program program, Model model) {
    Set<List<List<Long>>> sequential = new HashSet<>();
    run(program, Model.SC).endings().values().forEach(e -> sequential.add(e.registers()));
    return run(program, model).endings().values().stream()
        .map(Ending::registers)
        .filter(r -> !sequential.contains(r))
        .findFirst()
        .map(FencesByBruteForceTest::condition);
  }

  private static FinalCondition condition(List<List<Long>> registers) {
    List<Observable> columns = new ArrayList<>();
    Proposition all = new Proposition.Literal(true);
    for (int t = 0; t < registers.size(); t++) {
      for (int r = 0; r < registers.get(t).size(); r++) {
        Observable o = new Observable.ThreadRegister(t, r, 32, t + ":r" + r);
        columns.add(o);
        all = new Proposition.And(all, new Proposition.EqualsValue(o, registers.get(t).get(r)));
      }
    }
    Proposition any = new Proposition.Literal(true);
    return new FinalCondition(columns, any, FinalCondition.Quantifier.EXISTS, all, "");
  }

  /** Points in front of some accesses. */
  private static Points points(Program program, Random random, int most) {
    List<SourcePosition> all = new ArrayList<>();
    for (int f = 0; f < program.functions().size(); f++) {
      List<Instruction> code = program.functions().get(f).code();
      for (int i = 0; i < code.size(); i++) {
        if (code.get(i) instanceof Instruction.Access) {
          all.add(position(program.functions().get(f), i));
        }
      }
    }
    while (all.size() > most) {
      all.remove(random.nextInt(all.size()));
    }
    return Points.insert(program, (f, i) -> all.contains(position(f, i)) ? position(f, i) : null);
  }

  private static SourcePosition position(Function f, int i) {
    return new SourcePosition(f.name(), 1, i + 1);
  }

  /** What was checked. */
  private static final class Tally {
    private int programs;
    private int fenced;
    private int impossible;
    private int most;

    void check(Supplier<Case> one, Program program) {
      try {
        int n = FencesByBruteForceTest.check(one.get());
        programs++;
        impossible += n < 0 ? 1 : 0;
        fenced += n > 0 ? 1 : 0;
        most = Math.max(most, n);
      } catch (TooLarge _) {
        // nothing is known
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(program.toString(), e);
      }
    }

    @Override
    public String toString() {
      return programs
          + " programs, "
          + fenced
          + " with fences, most "
          + most
          + "; of "
          + impossible
          + " nothing helps";
    }
  }

  @ParameterizedTest
  @CsvSource({"TSO", "PSO"})
  void ofProgramsOfAllKinds(MemoryModel model) {
    Random random = new Random(SEED * 31L + model.ordinal());
    Tally tally = new Tally();
    for (int i = 0; i < PROGRAMS * SHAPES.size(); i++) {
      Shape shape = SHAPES.get(i % SHAPES.size()).withOperations(8);
      Program program = RandomPrograms.next(random, shape);
      Points points = points(program, random, model == MemoryModel.TSO ? 9 : 5);
      tally.check(() -> new Case(points, model, Optional.empty()), program);
    }
    assertTrue(tally.fenced > 0, tally::toString);
    Logger.getLogger("fences").fine(() -> model + " " + tally);
  }

  @ParameterizedTest
  @CsvSource({"TSO,ROBUST", "TSO,ASSERTIONS", "PSO,ROBUST", "PSO,ASSERTIONS"})
  void ofProgramsThatRace(MemoryModel model, AutomatonFences.Goal goal) {
    Random random = new Random(SEED * 31L + model.ordinal() * 7 + goal.ordinal());
    Tally tally = new Tally();
    for (int i = 0; i < 10 * PROGRAMS; i++) {
      Program program = RandomRaces.next(random);
      Points points = points(program, random, model == MemoryModel.TSO ? 9 : 5);
      tally.check(
          () -> {
            Optional<FinalCondition> condition =
                goal == AutomatonFences.Goal.ASSERTIONS
                    ? relaxedOnly(program, Model.valueOf(model.name()))
                    : Optional.empty();
            return new Case(points, model, condition);
          },
          program);
    }
    assertTrue(tally.fenced > 0, tally::toString);
    Logger.getLogger("fences").fine(() -> model + " " + goal + " " + tally);
  }

  /** How many fences it takes; -1 if there are none that help. */
  private static int check(Case one) {
    ProgramFences found = one.ask();
    Set<FenceSite> fences = found.result().fences();
    switch (found.result().answer()) {
      case ENOUGH -> {
        assertTrue(one.isEnough(fences), () -> "not enough: " + fences);
        assertEquals(one.cost(fences), found.result().cost());
        assertEquals(Optional.empty(), one.cheaper(found.result().cost()));
        assertEquals(fences, found.result().reasons().keySet());
        return fences.size();
      }
      case IMPOSSIBLE -> {
        assertFalse(one.isEnough(new TreeSet<>(one.sites())));
        assertEquals(Optional.empty(), found.sequential());
        return -1;
      }
      case UNKNOWN -> throw new TooLarge();
    }
    throw new AssertionError();
  }
}
