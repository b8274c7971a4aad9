// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Mutant.Yardstick;
import dev.heddle.mutation.MutantLoader;
import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.RandomTwins;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Is the comparison with brute force sharp enough? Every part of the core that exactness hangs on
 * is broken once, in classes loaded for the purpose, and some random program must show it.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class MutationTest {
  private static final int STATES = 2_000;

  /** Of each shape; most mutants are caught by one of the first hundred, or by their seed. */
  private static final int PROGRAMS = Integer.getInteger("heddle.mutation.programs", 3_000);

  private static final int CONTROLS = 4;
  private static final int TRANSLATED = Integer.getInteger("heddle.translated.programs", 8);
  private static final List<String> ANEW = List.of("trace", "machine", "explore");
  private static final List<Mutant> MUTANTS = Mutants.ALL;

  /** The comparison in its own class loader. */
  private record Subject(Yardstick yardstick, MutantLoader loader, Class<?> comparison) {
    static Subject of(Optional<Mutant> mutant) throws ClassNotFoundException {
      MutantLoader loader = new MutantLoader(ANEW, mutant.map(Mutant::rewrite));
      if (mutant.isPresent()) {
        loader.loadClass(mutant.get().rewrite().owner().getName());
      }
      return new Subject(
          mutant.map(Mutant::yardstick).orElse(Yardstick.BRUTE_FORCE),
          loader,
          loader.loadClass(Comparison.class.getName()));
    }

    /** Null or empty if there is none, or if it would take too long to find out. */
    String difference(Program program, Model model) {
      return switch (yardstick) {
        case BRUTE_FORCE -> {
          Result expected = new BruteForce(program, model, STATES).run();
          if (expected.tooLarge()) {
            yield null;
          }
          String difference = call("optimal", Result.class, program, model, expected);
          yield difference.isEmpty()
              ? call("deferredReads", Result.class, program, model, expected)
              : difference;
        }
        case ENDS -> {
          Result expected = new BruteForce(program, model, STATES).run();
          yield expected.tooLarge() ? null : call("ends", Result.class, program, model, expected);
        }
        case TWINS -> {
          Result expected = new BruteForce(program, model, STATES).run();
          yield expected.tooLarge() ? null : call("twins", Result.class, program, model, expected);
        }
        case CONFINED -> {
          Result expected = new BruteForce(program, model, STATES).run();
          yield expected.tooLarge()
              ? null
              : call("confined", Result.class, program, model, expected);
        }
        case ALL_RACES -> call("races", int.class, program, model, RaceHandlingTest.EXECUTIONS);
      };
    }

    private String call(String name, Class<?> last, Program program, Model model, Object argument) {
      try {
        Method method = comparison.getMethod(name, Program.class, Model.class, last);
        return (String) method.invoke(null, program, model, argument);
      } catch (InvocationTargetException e) {
        return e.getCause().toString();
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("MUTANTS")
  void everyMutantIsCaught(Mutant mutant) throws ClassNotFoundException {
    Subject subject = Subject.of(Optional.of(mutant));
    assertTrue(subject.loader().changes() > 0, () -> "nothing to rewrite by " + mutant.rewrite());
    LongStream seeds =
        LongStream.concat(mutant.seeds().stream().mapToLong(s -> s), new Random(1).longs(PROGRAMS));
    assertTrue(
        seeds.anyMatch(seed -> isCaught(subject, seed, mutant.shapes())),
        "not noticed by " + PROGRAMS + " programs of each shape");
  }

  private static boolean isCaught(Subject subject, long seed, List<Shape> shapes) {
    return shapes.stream().anyMatch(shape -> !difference(subject, seed, shape).isEmpty());
  }

  /** Loading the classes anew changes nothing. */
  @Test
  void theOriginalIsNotCaught() throws ClassNotFoundException {
    Subject subject = Subject.of(Optional.empty());
    assertTrue(subject.comparison() != Comparison.class);
    assertNotCaught(subject, CONTROLS);
  }

  /** Nor does translating all code soon, at once or when locations are known, as long runs do. */
  @ParameterizedTest
  @ValueSource(ints = {0, 2})
  void translatedCodeIsNotCaught(int runs) throws ClassNotFoundException {
    Mutant hasty =
        Draft.method(
                "translates soon",
                Rewrite.hidden("machine.run.Interpreter"),
                "threshold",
                "()I",
                code -> code.loadConstant(runs).ireturn())
            .on();
    Subject subject = Subject.of(Optional.of(hasty));
    assertEquals(1, subject.loader().changes());
    assertNotCaught(subject, TRANSLATED);
  }

  private static void assertNotCaught(Subject subject, int programs) {
    Random random = new Random(1);
    for (int i = 0; i < programs; i++) {
      for (Shape shape : Shape.ALL) {
        assertEquals("", difference(subject, random.nextLong(), shape));
      }
    }
  }

  private static String difference(Subject subject, long seed, Shape shape) {
    Random random = new Random(seed);
    Program program =
        subject.yardstick() == Yardstick.TWINS
            ? RandomTwins.next(random, shape)
            : RandomPrograms.next(random, shape);
    for (Model model : Model.values()) {
      String difference = subject.difference(program, model);
      if (difference != null && !difference.isEmpty()) {
        return difference;
      }
    }
    return "";
  }
}
