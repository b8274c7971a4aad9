// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search whose process is killed again and again comes to its end all the same. */
@Tag("slow")
class ResumeTest {
  private static final int KILLS = Integer.getInteger("heddle.resume.kills", 3);

  private static final String SOURCE =
      """
      #include <pthread.h>
      int x;
      void *write(void *value) { x = (int)(long)value; return 0; }
      void *read(void *value) { return (void *)(long)(x + x); }
      int main(void) {
        pthread_t t[9];
        for (long i = 0; i < 8; i++)
          pthread_create(&t[i], 0, write, (void *)i);
        pthread_create(&t[8], 0, read, 0);
        return 0;
      }
      """;

  @TempDir Path folder;

  private Process start(List<String> words) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path")));
    command.add("dev.heddle.cli.Main");
    command.addAll(words);
    return new ProcessBuilder(command)
        .redirectError(folder.resolve("err").toFile())
        .redirectOutput(folder.resolve("out").toFile())
        .start();
  }

  @Test
  void killedAndResumed() throws Exception {
    String file = Files.writeString(folder.resolve("many.c"), SOURCE).toString();
    Path checkpoint = folder.resolve("checkpoint");
    Random random = new Random();
    List<String> words =
        List.of("check", file, "--model", "tso", "--jobs", "2", "--checkpoint-every", "0.05");
    int kills = 0;
    Process process;
    do {
      List<String> all = new ArrayList<>(words);
      all.addAll(List.of("--checkpoint", checkpoint.toString()));
      if (Files.exists(checkpoint)) {
        all.addAll(List.of("--resume", checkpoint.toString()));
      }
      process = start(all);
      boolean ended =
          process.waitFor(
              kills < KILLS ? 200 + random.nextInt(500) : 90_000, TimeUnit.MILLISECONDS);
      if (!ended) {
        process.destroyForcibly().waitFor();
        kills++;
      }
    } while (process.exitValue() != ExitCode.PASS && kills <= KILLS);
    assertEquals("", Files.readString(folder.resolve("err")));
    assertEquals(
        "PASS %s tso: no error in 1814400 executions\nExecutions 1814400\n".formatted(file),
        Files.readString(folder.resolve("out")));
    assertTrue(kills > 0);
  }
}
