// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.mutation.Rewrite.NOTHING;
import static dev.heddle.mutation.Rewrite.YES;
import static dev.heddle.mutation.Rewrite.hidden;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.heddle.bench.Families;
import dev.heddle.explore.SimulatedMembers.Faults;
import dev.heddle.model.MemoryModel;
import dev.heddle.mutation.MutantLoader;
import dev.heddle.mutation.Rewrite;
import dev.heddle.program.Program;
import java.io.IOException;
import java.lang.classfile.CodeBuilder;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule that keeps a shared search exact is broken once; some schedule must show it. */
@Tag("slow")
class SharedSearchMutationTest {
  private static final List<String> ANEW = List.of("trace", "machine", "explore");
  private static final String REPORT = "(Ldev/heddle/explore/parallel/Report;)Z";

  private record Mutant(String name, Rewrite rewrite) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Mutant mutant(
      String name, String owner, String method, String type, Consumer<CodeBuilder> code) {
    Class<?> rewritten = hidden("explore.parallel." + owner);
    return new Mutant(name, new Rewrite(rewritten, method, type, new Rewrite.Body(code)));
  }

  static Stream<Mutant> mutants() {
    return Stream.of(
        mutant(
            "what is left of a job is not renewed when a part is given away",
            "Membership",
            "renew",
            "(Ldev/heddle/explore/parallel/SearchStack;)V",
            NOTHING),
        mutant(
            "an insertion is lost while its race counts as settled",
            "SharedSearch",
            "insert",
            "(Ldev/heddle/explore/parallel/Report$Insertion;)V",
            NOTHING),
        mutant(
            "a report takes effect as often as it arrives", "Membership", "expects", REPORT, YES),
        mutant("members that were replaced go on", "SharedSearch", "forget", "(J)V", NOTHING));
  }

  /** Runs in its own class loader. */
  static final class Comparison {
    private Comparison() {}

    /** What differs from the known count; empty if nothing does. */
    static String difference(Program program, MemoryModel model, int count, long seed) {
      Faults faults = new Faults(2, 2, 100, 100, 5);
      SimulatedMembers members =
          new SimulatedMembers(program, model, new OptimalDpor()::search, seed, faults, 20);
      try {
        List<String> seen = members.run(6, 3 * count);
        int classes = new HashSet<>(seen).size();
        return classes == count && seen.size() == count
            ? ""
            : classes + " classes, " + seen.size() + " executions";
      } catch (IOException | RuntimeException | AssertionError e) {
        return e.toString();
      }
    }
  }

  private static String difference(Optional<Rewrite> rewrite) throws ReflectiveOperationException {
    MutantLoader loader = new MutantLoader(ANEW, rewrite);
    var method =
        loader
            .loadClass(Comparison.class.getName())
            .getDeclaredMethod(
                "difference", Program.class, MemoryModel.class, int.class, long.class);
    method.setAccessible(true);
    String difference = "";
    for (long seed = 0; seed < 20 && difference.isEmpty(); seed++) {
      difference =
          (String) method.invoke(null, Families.fib(3), MemoryModel.TSO, 2_258, seed)
              + method.invoke(null, Families.writers(5), MemoryModel.SC, 720, seed);
    }
    return difference;
  }

  @Test
  void theOriginalIsExact() throws ReflectiveOperationException {
    assertEquals("", difference(Optional.empty()));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void everyMutantIsNoticed(Mutant mutant) throws ReflectiveOperationException {
    assertNotEquals("", difference(Optional.of(mutant.rewrite)));
  }
}
