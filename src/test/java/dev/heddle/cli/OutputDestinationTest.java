// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutputDestinationTest {
  private static final String SB = "examples/litmus/SB.litmus";

  /** Nothing is searched for an answer that has no place to go. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--html | docs | --html: docs: is a folder",
        "--html | no/such.html | there is no folder",
        "--html | pom.xml/x.html | there is no folder",
        "--html | '' | --html needs the name of a file or folder",
        "--page | no/such.json | there is no folder",
        "--svg | pom.xml | --svg: pom.xml: is not a folder",
        "--dot | pom.xml/x | --dot: pom.xml/x: is not a folder",
      })
  void wrongPlacesAreRefusedAtOnce(String option, String place, String complaint) {
    Session s = Session.of("outcomes", SB, option, place);
    assertEquals(ExitCode.WRONG_INPUT, s.code());
    assertEquals("", s.out());
    assertEquals(1, s.err().lines().count(), s.err());
    assertTrue(s.err().contains(complaint), s.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fence | --patch-file | no/such.patch | there is no folder",
        "fence | --patch-file | docs | --patch-file: docs: is a folder",
        "outcomes | --checkpoint | no/such | there is no folder",
        "check | --checkpoint | docs | --checkpoint: docs: is a folder",
        "check | --checkpoint | '' | --checkpoint needs the name of a file or folder",
        "bench | --html | docs | --html: docs: is a folder",
        "show | --html | no/such.html | there is no folder",
      })
  void everyOptionThatWritesIsChecked(
      String command, String option, String place, String complaint) {
    Session s = Session.of(command, command.equals("bench") ? "writers" : SB, option, place);
    assertEquals(ExitCode.WRONG_INPUT, s.code());
    assertEquals("", s.out());
    assertEquals(1, s.err().lines().count(), s.err());
    assertTrue(s.err().contains(complaint), s.err());
  }

  @Test
  void filesAreReplacedAndFoldersMade(@TempDir Path folder) throws IOException {
    Path page = Files.writeString(folder.resolve("page.html"), "old");
    Path pictures = folder.resolve("a/b");
    Session s = Session.of("outcomes", SB, "--html", page, "--svg", pictures);
    assertEquals(ExitCode.PASS, s.code(), s.err());
    assertTrue(Files.readString(page).startsWith("<!doctype html>"));
    assertTrue(Files.exists(pictures.resolve("SB-sc-1-chronological.svg")));
  }

  @Test
  void measurementsAreNotMadeForNothing() {
    Session s = Session.of("bench", "writers", "--json", "no/such.json");
    assertEquals(ExitCode.WRONG_INPUT, s.code());
    assertEquals("", s.out());
  }
}
