// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.condition.Observable;
import dev.heddle.verify.outcomes.CompleteExecution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class DetailedWitnessTest {
  /** What is in memory after the last step is what the machine ends with. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void memoryEndsAsTheExecutionDoes(MemoryModel model) {
    int compared = 0;
    for (Path file : Shown.litmusTests()) {
      LitmusTest test = Shown.test(file);
      List<Observable> columns = test.condition().columns();
      for (CompleteExecution seen : Shown.executions(file, model)) {
        Map<String, String> memory = last(seen.picture());
        for (int i = 0; i < columns.size() && seen.state().isPresent(); i++) {
          String shown = memory.get(columns.get(i).name());
          if (columns.get(i) instanceof Observable.Cell && shown != null) {
            assertEquals(shown, String.valueOf(seen.state().get().values().get(i)), file + " " + i);
            compared++;
          }
        }
      }
    }
    assertTrue(compared > 300, "only " + compared);
  }

  private static Map<String, String> last(DetailedWitness picture) {
    Map<String, String> memory = new HashMap<>();
    picture.memory().forEach(c -> memory.put(c.place(), c.value()));
    for (DetailedWitness.Frame frame : picture.frames()) {
      frame.changes().forEach(c -> memory.put(c.place(), c.value()));
    }
    return memory;
  }

  /** What a step reads from memory is what the picture has there. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void stepsReadWhatIsThere(MemoryModel model) {
    int compared = 0;
    for (Path file : Shown.litmusTests()) {
      for (DetailedWitness picture : Shown.all(file, model)) {
        Map<String, String> memory = new HashMap<>();
        picture.memory().forEach(c -> memory.put(c.place(), c.value()));
        for (int i = 0; i < picture.frames().size(); i++) {
          Witness.Step s = picture.witness().steps().get(i);
          if (s.doing() == Witness.Doing.READ && memory.containsKey(s.place())) {
            assertEquals(s.value(), memory.get(s.place()), file + " step " + (i + 1));
            compared++;
          }
          picture.frames().get(i).changes().forEach(c -> memory.put(c.place(), c.value()));
        }
      }
    }
    assertTrue(compared > 300, "only " + compared);
  }

  /** What was forwarded comes before later writes of its bytes, not of others of the store. */
  @ParameterizedTest
  @CsvSource({"x, 1", "x+1, 0"})
  void aPartOfAStoreIsForwarded(String written, int edges, @TempDir Path folder)
      throws IOException {
    String text =
        """
        X86_64 Part
        { uint32_t x; }
         P0             | P1          ;
         movl $513,(x)  | movb $7,%s  ;
         movb (x),%%al  |             ;
        exists (0:rax=1)
        """
            .formatted(written);
    Path file = Files.writeString(folder.resolve("Part.litmus"), text);
    DetailedWitness picture = Shown.replay(file, MemoryModel.TSO, "0 0! 1!");
    List<String> forwarded =
        picture.witness().steps().stream()
            .filter(s -> s.doing() == Witness.Doing.FORWARDED)
            .map(Witness.Step::value)
            .toList();
    assertEquals(List.of("1"), forwarded);
    long later =
        picture.chronological().edges().stream()
            .filter(e -> e.toString().equals("0#1 -fr-> 1#0!"))
            .count();
    assertEquals(edges, later);
  }

  @Test
  void placesOfTwoSizesHaveTwoNames(@TempDir Path folder) throws IOException {
    String text =
        """
        X86_64 Mixed
        { uint32_t x; }
         P0             | P1            ;
         movl $257,(x)  | movb (x),%al  ;
        exists (1:rax=1)
        """;
    Path file = Files.writeString(folder.resolve("Mixed.litmus"), text);
    DetailedWitness picture = Shown.replay(file, MemoryModel.SC, "0 1");
    assertEquals(
        List.of(new DetailedWitness.Cell("x:4", "0"), new DetailedWitness.Cell("x:1", "0")),
        picture.memory());
    assertEquals(
        List.of(new DetailedWitness.Cell("x:4", "257"), new DetailedWitness.Cell("x:1", "1")),
        picture.frames().getFirst().changes());
  }
}
