// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** The arrows between the packages, and the few house rules that a machine can check. */
class ArchitectureTest {
  private static final String ROOT = "dev.heddle";

  /** A package, with all below it, and the only other packages of ours that it may use. */
  record Arrow(String from, String... to) {
    String[] allowed() {
      return Stream.concat(Stream.of(from), Stream.of(to))
          .map(ArchitectureTest::subtree)
          .toArray(String[]::new);
    }

    @Override
    public String toString() {
      return from + " -> " + String.join(", ", to);
    }
  }

  /** The table of the design; {@code cli} and nothing else may use everything. */
  private static final List<Arrow> ARROWS =
      List.of(
          new Arrow("build"),
          new Arrow("file"),
          new Arrow("program"),
          new Arrow("limit", "program"),
          new Arrow("model"),
          new Arrow("program.binary", "program"),
          new Arrow("frontend.litmus", "program"),
          new Arrow("frontend.litmus.text", "program"),
          new Arrow("frontend.litmus.state", "program", "frontend.litmus.text"),
          new Arrow(
              "frontend.litmus.condition",
              "program",
              "frontend.litmus.text",
              "frontend.litmus.state"),
          new Arrow(
              "frontend.litmus.c", "program", "frontend.litmus.text", "frontend.litmus.state"),
          new Arrow(
              "frontend.litmus.x86", "program", "frontend.litmus.text", "frontend.litmus.state"),
          new Arrow("frontend.automaton", "program"),
          new Arrow("frontend.c", "program"),
          new Arrow("frontend.c.clang"),
          new Arrow("frontend.c.cache", "program"),
          new Arrow("frontend.c.source"),
          new Arrow("frontend.c.llvm", "program"),
          new Arrow("frontend.c.llvm.text", "program"),
          new Arrow("frontend.c.verifier", "program", "frontend.c.llvm"),
          new Arrow("frontend.c.library", "program", "frontend.c.llvm"),
          new Arrow("frontend.c.lower", "program", "frontend.c.llvm", "frontend.c.library"),
          new Arrow("frontend.c.lower.shape", "program", "frontend.c.llvm"),
          new Arrow(
              "frontend.c.lower.link",
              "program",
              "frontend.c.llvm",
              "frontend.c.library",
              "frontend.c.lower.shape"),
          new Arrow(
              "frontend.c.lower.analysis",
              "program",
              "frontend.c.llvm",
              "frontend.c.lower.shape",
              "frontend.c.lower.link"),
          new Arrow("trace", "program"),
          new Arrow("machine", "program", "model", "trace"),
          new Arrow("machine.plan"),
          new Arrow("machine.code", "program", "machine.plan"),
          new Arrow("machine.state", "program", "model", "trace", "machine.plan", "machine.code"),
          new Arrow(
              "machine.event",
              "program",
              "model",
              "trace",
              "machine.plan",
              "machine.code",
              "machine.state"),
          new Arrow(
              "machine.run",
              "program",
              "model",
              "trace",
              "machine.plan",
              "machine.code",
              "machine.state",
              "machine.event"),
          new Arrow(
              "machine.waiting",
              "program",
              "model",
              "trace",
              "machine.plan",
              "machine.code",
              "machine.state",
              "machine.event",
              "machine.run"),
          new Arrow(
              "machine.reduction",
              "program",
              "model",
              "trace",
              "machine.plan",
              "machine.code",
              "machine.state",
              "machine.event",
              "machine.run",
              "machine.waiting"),
          new Arrow("explore", "model", "machine", "trace"),
          new Arrow("explore.observe", "machine"),
          new Arrow("explore.wakeup", "machine", "trace"),
          new Arrow("explore.dpor", "machine", "trace", "explore.observe", "explore.wakeup"),
          new Arrow(
              "explore.parallel",
              "machine",
              "trace",
              "explore.observe",
              "explore.wakeup",
              "explore.dpor"),
          new Arrow("monitor", "program", "model"),
          new Arrow("states", "program", "model", "limit"),
          new Arrow("states.computation", "program", "model"),
          new Arrow("translate", "program", "limit"),
          new Arrow("fence", "program", "model", "limit", "trace", "machine", "explore", "states"),
          new Arrow("foata", "program", "model", "trace"),
          new Arrow("foata.symbolic", "program"),
          new Arrow(
              "verify",
              "file",
              "limit",
              "model",
              "program",
              "trace",
              "machine",
              "explore",
              "monitor",
              "states",
              "translate",
              "fence",
              "foata"),
          new Arrow(
              "api",
              "program",
              "model",
              "limit",
              "machine",
              "explore",
              "states",
              "foata",
              "frontend.litmus",
              "verify"),
          new Arrow(
              "report",
              "program",
              "model",
              "limit",
              "trace",
              "verify",
              "states",
              "translate",
              "fence"),
          new Arrow("serve", "report"),
          new Arrow("mcp", "program"),
          new Arrow("lsp", "program", "model", "explore", "frontend", "verify", "api", "report"),
          new Arrow(
              "bench", "program", "model", "trace", "machine", "explore", "monitor", "verify",
              "states", "foata"),
          new Arrow("cli.arguments", "program", "model", "machine"),
          new Arrow("cli.terminal", "program", "limit", "explore", "states", "verify"),
          new Arrow(
              "cli.input",
              "program",
              "model",
              "foata",
              "frontend",
              "verify",
              "report",
              "cli.arguments",
              "cli.terminal"),
          new Arrow(
              "cli.command",
              "file",
              "program",
              "model",
              "limit",
              "machine",
              "explore",
              "states",
              "verify",
              "api",
              "report",
              "cli.arguments",
              "cli.terminal",
              "cli.input"));

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @ParameterizedTest
  @FieldSource("ARROWS")
  void packageUsesOnlyWhatItsArrowAllows(Arrow arrow) {
    noClasses()
        .that()
        .resideInAPackage(subtree(arrow.from()))
        .should()
        .dependOnClassesThat(
            resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(arrow.allowed()))))
        .allowEmptyShould(true)
        .check(MAIN);
  }

  @Test
  void everyPackageIsInTheTable() {
    String[] known =
        Stream.concat(ARROWS.stream().map(Arrow::from), Stream.of("cli"))
            .map(ArchitectureTest::subtree)
            .toArray(String[]::new);
    classes().should().resideInAnyPackage(known).check(MAIN);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(MAIN);
  }

  @Test
  void theEngineNeedsNoLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            subtree("cli"),
            subtree("report"),
            subtree("serve"),
            subtree("bench"),
            subtree("lsp"),
            subtree("mcp"))
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages(ROOT + "..", "java..", "javax..")
        .check(MAIN);
  }

  /** They are on the class path of one command, so that no other starts slower. */
  @ParameterizedTest
  @CsvSource({
    "lsp, org.eclipse..",
    "lsp, com.google..",
    "mcp, io.modelcontextprotocol..",
    "mcp, reactor..",
    "mcp, com.fasterxml.jackson.databind..",
  })
  void onlyOnePackageKnowsTheLibrariesOfACommand(String command, String library) {
    noClasses()
        .that()
        .resideOutsideOfPackage(subtree(command))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(MAIN);
  }

  @Test
  void onlyTheCommandLineKnowsTheStandardStreams() {
    noClasses()
        .that()
        .resideOutsideOfPackage(subtree("cli"))
        .should(ACCESS_STANDARD_STREAMS)
        .allowEmptyShould(true)
        .check(MAIN);
  }

  /** As words of the name: {@code Implication} is fine, {@code ProgramImpl} is not. */
  @Test
  void namesSayWhatAClassIs() {
    classes()
        .should()
        .haveNameNotMatching(".*(Manager|Helper|Util|Utils|Impl|Abstract)([^a-z].*)?")
        .check(MAIN);
  }

  @Test
  void everyPackageSaysWhatItIsFor() throws IOException {
    try (var files = Files.walk(Path.of("src/main/java"))) {
      List<Path> silent =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(Path::getParent)
              .distinct()
              .filter(folder -> Files.notExists(folder.resolve("package-info.java")))
              .sorted()
              .toList();
      assertEquals(List.of(), silent, "packages without a package-info.java");
    }
  }

  private static String subtree(String name) {
    return ROOT + "." + name + "..";
  }
}
