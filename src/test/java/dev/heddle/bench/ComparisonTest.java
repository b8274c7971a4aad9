// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.schema.JsonSchema;
import dev.heddle.verify.Algorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComparisonTest {
  private static Measurement measured(MemoryModel model, double... seconds) {
    List<Sample> samples =
        DoubleStream.of(seconds).mapToObj(s -> new Sample(1000, 7, 5000, true, s, 9)).toList();
    return new Measurement("k", "family \"k\"", model, Algorithm.OPTIMAL, 500, samples);
  }

  private static Measurement measured(double... seconds) {
    return measured(MemoryModel.TSO, seconds);
  }

  @Test
  void theMiddleCounts() {
    assertEquals(1000, measured(1.0, 10, 0.1).median());
    assertEquals(750, measured(1.0, 2.0).median());
    assertTrue(measured(1.0, 1.0).toString().endsWith("2.0x"), "twice the peer");
  }

  @Test
  void onlyRangesThatDoNotMeetAreADifference() {
    Measurement then = measured(1.0, 1.1, 1.2);
    assertTrue(new Comparison(measured(0.5, 0.8, 0.9), then).isBeyondNoise());
    assertFalse(new Comparison(measured(0.5, 0.8, 1.05), then).isBeyondNoise(), "they meet");
    assertTrue(new Comparison(measured(1.3, 1.4, 2), then).isBeyondNoise());
    Measurement exact = measured(1.0, 1.0, 1.0);
    assertFalse(new Comparison(measured(1.03, 1.03, 1.03), exact).isBeyondNoise(), "too small");
    assertTrue(new Comparison(measured(1.3, 1.4, 2), then).toString().endsWith("SLOWER"));
  }

  /** One JVM against three is apart every second time, two against two every third. */
  @Test
  void fewSamplesTellNothing() {
    Measurement three = measured(1.0, 1.1, 1.2);
    for (Measurement few : List.of(measured(9), measured(9, 9))) {
      assertFalse(new Comparison(few, three).isBeyondNoise());
      assertTrue(new Comparison(three, few).toString().endsWith("too few JVMs to tell"));
    }
    assertTrue(new Comparison(measured(9, 9), measured(1, 1, 1, 1, 1)).isBeyondNoise());
    assertTrue(new Comparison(measured(1.1, 1.1, 1.3), three).toString().endsWith("within noise"));
  }

  @Test
  void likeIsComparedWithLike() {
    Measurement sc = measured(MemoryModel.SC, 1);
    assertEquals(Optional.empty(), Comparison.of(sc, List.of(measured(1))));
    assertEquals(Optional.of(new Comparison(sc, sc)), Comparison.of(sc, List.of(measured(1), sc)));
  }

  @Test
  void aRunSurvivesJson() throws IOException {
    List<Measurement> run = List.of(measured(1.25, 0.3), measured(MemoryModel.PSO, 3));
    String text = BenchJson.write(run);
    assertEquals(run, BenchJson.read(text));
    String schema = Files.readString(Path.of("docs/schema/bench-1.schema.json"));
    assertEquals(List.of(), JsonSchema.violations(schema, text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "[{}]", "[", "[{\"key\":\"k\",\"samples\":[]}]", "x"})
  void somethingElseIsNoRun(String text) {
    assertThrows(IOException.class, () -> BenchJson.read(text));
  }

  @Test
  void aSampleSurvivesItsLine() {
    Sample sample = new Sample(1, 2, 3, false, 0.125, 5);
    assertEquals(sample, Sample.parse(sample.line()));
  }
}
