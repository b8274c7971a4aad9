// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.heddle.cli.Session;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.Verdict.Answer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program of the suite, at a small size, gives the verdicts that are expected of it. */
@Tag("slow")
class VerdictSuiteTest {
  /** Programs that differ in size only are one here. */
  static List<VerdictSuite.Program> programs() {
    Set<List<?>> seen = new HashSet<>();
    return VerdictSuite.ALL.stream()
        .filter(p -> seen.add(List.of(p.file(), p.variant(), p.expected())))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void smallProgramsGiveTheirVerdicts(VerdictSuite.Program program) {
    Map<MemoryModel, Answer> found = new EnumMap<>(MemoryModel.class);
    List<Object> words = new ArrayList<>(List.of("check", program.file(), "--model", "all"));
    words.addAll(List.of("--format", "tsv", "--jobs", 1, "--"));
    words.addAll(program.smallFlags());
    Session session = Session.of(words.toArray());
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals("", session.err());
    for (String line : session.out().lines().skip(1).toList()) {
      String[] row = line.split("\t");
      found.put(MemoryModel.valueOf(row[1].toUpperCase(Locale.ROOT)), Answer.valueOf(row[2]));
    }
    found.keySet().retainAll(program.expected().keySet());
    assertEquals(program.expected(), found);
  }

  @Test
  void noProgramIsThereTwice() {
    Set<String> names = new HashSet<>();
    VerdictSuite.ALL.stream()
        .flatMap(p -> p.expected().keySet().stream().map(model -> p.name() + " " + model))
        .forEach(name -> assertEquals(true, names.add(name), name));
  }
}
