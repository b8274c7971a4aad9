// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.mutation.MutantLoader;
import dev.heddle.mutation.Rewrite;
import dev.heddle.mutation.Rewrite.Body;
import dev.heddle.states.finite.PendingStoreSearch;
import java.lang.classfile.CodeBuilder;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Mistakes in the rules of the search, each of which some random program must show. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class BackwardMutationTest {
  private static final int PROGRAMS = Integer.getInteger("backward.mutation.programs", 400);
  private static final int CONTROLS = 10;
  private static final List<String> ANEW = List.of("states.backward", "states.finite");
  private static final String ELEMENT = "Ldev/heddle/states/backward/Element;";
  private static final String MOVE = "Ldev/heddle/states/backward/Move;";
  private static final String PENDING = "Ldev/heddle/states/finite/PendingStoreSearch$State;";
  private static final String SINK = "Ljava/util/function/Consumer;";

  /** A mistake. */
  record Mistake(String name, Rewrite rewrite) {
    static Mistake of(
        String name, Class<?> owner, String method, String type, Consumer<CodeBuilder> body) {
      return new Mistake(name, new Rewrite(owner, method, type, new Body(body)));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<Mistake> MISTAKES =
      List.of(
          Mistake.of(
              "a store leaves an older own message",
              LoadBufferSteps.class,
              "replace",
              "(" + ELEMENT + MOVE + "[I" + SINK + ")V",
              Rewrite.NOTHING),
          Mistake.of(
              "a thread in its initial state has moved",
              LoadBufferSemantics.class,
              "hasMoved",
              "(I)Z",
              Rewrite.YES),
          Mistake.of(
              "messages are appended in a section",
              LoadBufferSemantics.class,
              "mayAppend",
              "(" + ELEMENT + ")Z",
              Rewrite.YES),
          Mistake.of(
              "others move in a section",
              LoadBufferSemantics.class,
              "mayMove",
              "(II)Z",
              Rewrite.YES),
          Mistake.of(
              "own messages are never deleted",
              LoadBufferSteps.class,
              "deleteOwn",
              "(" + ELEMENT + "I" + SINK + ")V",
              Rewrite.NOTHING),
          Mistake.of(
              "messages are never appended",
              LoadBufferSteps.class,
              "append",
              "(" + ELEMENT + "I" + SINK + ")V",
              Rewrite.NOTHING),
          Mistake.of(
              "a buffer is below every other", LoadBuffer.class, "isBelow", "([I[I)Z", Rewrite.YES),
          Mistake.of(
              "threads without final states do not move",
              LoadBufferSteps.class,
              "anywhere",
              "(" + ELEMENT + "I" + SINK + ")V",
              Rewrite.NOTHING),
          Mistake.of(
              "no thread may read what others stored",
              Rewrite.hidden("states.finite.ValueSets"),
              "add",
              "([JIII)V",
              Rewrite.NOTHING),
          Mistake.of(
              "under PSO, stores reach memory only when something waits for them",
              PendingStoreSearch.class,
              "commit",
              "(" + PENDING + "II)V",
              Rewrite.NOTHING),
          Mistake.of(
              "under PSO, only the newest store can reach memory",
              PendingStoreSearch.class,
              "commitOlder",
              "(" + PENDING + "II)V",
              Rewrite.NOTHING));

  /** Buffers are compared only if their own messages are for the same cells. */
  private static final Mistake HARMLESS =
      Mistake.of(
          "own messages can be left out", LoadBuffer.class, "mustRemain", "(I)Z", Rewrite.NO);

  private static boolean isCaught(Optional<Mistake> mistake, int programs) {
    MutantLoader loader = new MutantLoader(ANEW, mistake.map(Mistake::rewrite));
    boolean caught = false;
    for (int seed = 0; seed < programs && !caught; seed++) {
      for (HardAutomata family : HardAutomata.values()) {
        caught |= !text(loader, family.name(), String.valueOf(seed)).isEmpty();
      }
    }
    assertEquals(mistake.isPresent(), loader.changes() > 0, "rewritten");
    return caught;
  }

  private static String text(MutantLoader loader, String family, String seed) {
    try {
      Class<?> comparison = loader.loadClass(Comparison.class.getName());
      Method text = comparison.getDeclaredMethod("text", String.class, String.class);
      text.setAccessible(true);
      return (String) text.invoke(null, family, seed);
    } catch (InvocationTargetException e) {
      return e.getCause().toString();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @FieldSource("MISTAKES")
  void everyMistakeIsCaught(Mistake mistake) {
    assertTrue(isCaught(Optional.of(mistake), PROGRAMS), "not noticed");
  }

  @Test
  void theOriginalIsNotCaught() {
    assertFalse(isCaught(Optional.empty(), CONTROLS));
  }

  @Test
  void aHarmlessMistakeIsNotCaught() {
    assertFalse(isCaught(Optional.of(HARMLESS), CONTROLS));
  }
}
