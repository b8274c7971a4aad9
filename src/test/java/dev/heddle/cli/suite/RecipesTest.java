// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.heddle.schema.JsonSchema;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The recipes of docs/ci.md do what it says, in a project that has never seen Heddle. */
@Tag("slow")
class RecipesTest {
  @TempDir private Path folder;
  private String log = "";

  @BeforeEach
  void project() throws IOException {
    Files.createDirectories(folder.resolve("src"));
    Files.copy(Path.of("examples/c/dekker.c"), folder.resolve("src/dekker.c"));
    Path launcher = Files.createDirectories(folder.resolve("bin")).resolve("heddle");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    StringBuilder path = new StringBuilder();
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
      path.append(Path.of(part).toAbsolutePath()).append(File.pathSeparator);
    }
    Files.writeString(
        launcher, "#!/bin/sh\nexec " + java + " -cp '" + path + "' dev.heddle.cli.Main \"$@\"\n");
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Runs a command in the project; its output goes to the log. */
  private int run(String... command) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
    builder.environment().put("HEDDLE_CACHE", folder.resolve("cache").toString());
    Process process = builder.start();
    log = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor();
  }

  private static String recipe(String name) throws IOException {
    String page = Files.readString(Path.of("docs/ci.md"));
    Matcher m =
        Pattern.compile(
                "<!-- recipe: " + name + " -->\n(?:<!-- not run -->\n)?```\\w+\n(.*?)```", 32)
            .matcher(page);
    assertTrue(m.find(), name);
    return m.group(1);
  }

  /** The commands of a workflow that call Heddle; the others set it up. */
  private static List<String> commands(String recipe, String start) {
    List<String> all = new ArrayList<>();
    for (String line : recipe.lines().map(String::strip).toList()) {
      if (line.startsWith(start + "heddle ")) {
        all.add(line.substring(start.length()));
      }
    }
    assertEquals(1, all.size(), recipe);
    return all;
  }

  /** The programs are found; the answer that is expected of this one is that TSO breaks it. */
  private void writeSuite() throws Exception {
    assertEquals(0, run("sh", "-c", "heddle test --init src"), log);
    Path suite = folder.resolve("heddle.toml");
    Files.writeString(suite, Files.readString(suite) + "models = [\"sc\", \"tso\"]\n");
  }

  @Test
  void gitHubHasAnnotationsAndSarif() throws Exception {
    writeSuite();
    String recipe = recipe("github");
    assertTrue(recipe.lines().count() <= 16, recipe);
    for (String command : commands(recipe, "- run: ")) {
      assertEquals(1, run("bash", "-e", "-c", command), log);
    }
    assertTrue(log.contains("\n::error file=src/dekker.c,line=69,col=5,title=heddle::"), log);
    Matcher sarif = Pattern.compile("sarif_file: (\\S+)").matcher(recipe);
    assertTrue(sarif.find());
    String text = Files.readString(folder.resolve(sarif.group(1)));
    try (InputStream in = getClass().getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      assertNotNull(in);
      String schema = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(List.of(), JsonSchema.violations(schema, text));
    }
    assertTrue(text.contains("\"uri\" : \"src/dekker.c\""), text);
  }

  @Test
  void gitLabHasJUnit() throws Exception {
    writeSuite();
    String recipe = recipe("gitlab");
    for (String command : commands(recipe, "- ")) {
      assertEquals(1, run("bash", "-e", "-c", command), log);
    }
    Matcher junit = Pattern.compile("junit: (\\S+)").matcher(recipe);
    assertTrue(junit.find());
    String text = Files.readString(folder.resolve(junit.group(1)));
    assertTrue(text.contains("<testsuites tests=\"2\" failures=\"1\" errors=\"0\">"), text);
  }

  @Test
  void makeFailsWithTheTest() throws Exception {
    assumeTrue(run("sh", "-c", "command -v make") == 0, "make is not installed");
    writeSuite();
    Files.writeString(folder.resolve("Makefile"), recipe("make"));
    assertEquals(2, run("sh", "-c", "make check-concurrency"), log);
    assertTrue(log.contains("2 answers: 1 not as expected"), log);
    Path suite = folder.resolve("heddle.toml");
    String fixed = Files.readString(suite) + "define = [\"TSO_FENCES\"]\n";
    Files.writeString(suite, fixed);
    assertEquals(0, run("sh", "-c", "make check-concurrency"), log);
  }
}
