// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Unprivileged;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launcher as it is in a release, with a JDK that only tells how it was called. */
class LauncherTest {
  @TempDir private Path folder;
  private Path release;
  private Path jdk;

  @BeforeEach
  void unpack() throws IOException {
    release = Files.createDirectories(folder.resolve("a release"));
    executable(release.resolve("bin/heddle"), Files.readString(Path.of("heddle")));
    Files.writeString(release.resolve("heddle.jar"), "");
    jdk = folder.resolve("jdk");
    executable(jdk.resolve("bin/java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    version("25.0.1");
  }

  private void version(String version) throws IOException {
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
  }

  private static void executable(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private List<String> run(Path program, String... words) throws Exception {
    return run(Map.of("JAVA_HOME", jdk.toString()), program, words);
  }

  private List<String> run(Map<String, String> environment, Path program, String... words)
      throws Exception {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(words));
    return run(environment, command);
  }

  private List<String> run(Map<String, String> environment, List<String> command) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().keySet().removeAll(Set.of("JAVA_HOME", "HEDDLE_JAVA_OPTS"));
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out.lines().toList();
  }

  @Test
  void aReleaseRunsThroughASymlinkFromAnyFolder() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), release.resolve("bin/heddle"));
    for (Path program : List.of(link, release.resolve("bin/heddle"))) {
      List<String> called = run(program, "check", "a file.c");
      String jar = release.toRealPath().resolve("heddle.jar").toString();
      assertEquals(
          List.of("-cp", jar, "dev.heddle.cli.Main", "check", "a file.c"),
          called.subList(called.indexOf("-cp"), called.size()));
      assertTrue(called.contains("-Dheddle.home=" + release.toRealPath()), called.toString());
      assertTrue(called.stream().noneMatch(w -> w.contains("heddle.stdout")), "no terminal here");
    }
  }

  /** The libraries of one command do not make others start slower. */
  @Test
  void aCommandHasItsOwnLibraries() throws Exception {
    Files.createDirectories(release.resolve("lib/commands/lsp"));
    Path heddle = release.resolve("bin/heddle");
    String jar = release.toRealPath().resolve("heddle.jar").toString();
    String both = jar + ":" + release.toRealPath().resolve("lib/commands/lsp") + "/*";
    for (String word : List.of("check", "", "--version", "..", "../commands/lsp", "mcp")) {
      assertEquals(jar, classPath(run(heddle, word)), word);
    }
    assertEquals(both, classPath(run(heddle, "lsp", "--help")));
  }

  private static String classPath(List<String> called) {
    return called.get(called.indexOf("-cp") + 1);
  }

  @Test
  void theJdkOfTheTrainingIsKept() throws Exception {
    Path heddle = release.resolve("bin/heddle");
    run(heddle, "--version");
    assertTrue(run(Map.of(), heddle, "--version").contains("dev.heddle.cli.Main"));
    version("24");
    assertFalse(run(Map.of(), heddle, "--version").contains("dev.heddle.cli.Main"));
  }

  @Test
  void whoHasOptionsForTheJvmGetsAnOrderlyEndOfIt() throws Exception {
    Path heddle = release.resolve("bin/heddle");
    String java = jdk.toString();
    List<String> called =
        run(Map.of("JAVA_HOME", java, "HEDDLE_JAVA_OPTS", "-Xmx8g -Xss2m"), heddle, "check");
    assertTrue(called.containsAll(List.of("-Dheddle.tuned=yes", "-Xmx8g", "-Xss2m")));
    assertFalse(run(heddle, "check").contains("-Dheddle.tuned=yes"));
  }

  /** References into a small heap are addresses; but whoever asks for memory gets it. */
  @ParameterizedTest
  @CsvSource({
    "true, check x.c",
    "true, outcomes x.litmus --model tso",
    "false, check x.c --memory 8g",
    "false, check --memory=8g x.c",
    "false, check x.c --algorithm exhaustive",
    "false, reach x.automaton",
    "false, --version",
  })
  void whoKeepsLittleHasASmallHeap(boolean isSmall, String words) throws Exception {
    List<String> called = run(release.resolve("bin/heddle"), words.split(" "));
    assertEquals(isSmall, called.contains("-XX:ErgoHeapSizeLimit=2g"), called.toString());
  }

  @Test
  void anInstallationThatMayNotBeWrittenToRunsAllTheSame() throws Exception {
    Files.setPosixFilePermissions(release, PosixFilePermissions.fromString("r-xr-xr-x"));
    List<String> command = List.of(release.resolve("bin/heddle").toString(), "--version");
    try {
      Map<String, String> environment = Map.of("JAVA_HOME", jdk.toString());
      List<String> called = run(environment, Unprivileged.command(command));
      assertEquals("--version", called.getLast(), called.toString());
      assertFalse(Files.exists(release.resolve("heddle.jdk")), "something was written");
    } finally {
      Files.setPosixFilePermissions(release, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  /** A compiler that is killed leaves a class file cut short. */
  @Test
  void aBuildAfterOneThatDidNotEndCompilesEverything() throws Exception {
    Path sources = folder.resolve("sources");
    executable(sources.resolve("heddle"), Files.readString(Path.of("heddle")));
    Files.createDirectories(sources.resolve("src/main"));
    Files.writeString(sources.resolve("pom.xml"), "");
    executable(
        folder.resolve("bin/mvn"),
        """
        #!/bin/sh
        cd "${0%/*}/../sources/target"
        if [ -e classes ]; then echo "there are classes"; exit 1; fi
        if [ -e once ]; then : >heddle.jar; else mkdir classes; : >once; exit 1; fi
        """);
    Map<String, String> environment =
        Map.of(
            "JAVA_HOME",
            jdk.toString(),
            "PATH",
            folder.resolve("bin") + File.pathSeparator + System.getenv("PATH"));
    Path heddle = sources.resolve("heddle");
    assertEquals("heddle: the build failed", run(environment, heddle, "--version").getLast());
    assertEquals("--version", run(environment, heddle, "--version").getLast());
    assertFalse(Files.exists(sources.resolve("target/heddle.building")));
  }
}
