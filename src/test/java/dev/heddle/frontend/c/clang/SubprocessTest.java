package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class SubprocessTest {
  @Test
  void memoryIsLimited() throws Exception {
    Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    List<String> command = List.of("/bin/sh", "-c", "ulimit -v; echo \"$1\"", "x", "a 'b\" $c");
    List<String> limited = Subprocess.limited(command, 700);
    Subprocess.Result result = Subprocess.run(limited, Optional.empty());
    assertEquals("716800\na 'b\" $c\n", new String(result.output(), StandardCharsets.UTF_8));
    assertEquals(command, Subprocess.limited(command, 0));
  }
}
