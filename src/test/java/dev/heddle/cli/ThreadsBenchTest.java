package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.ThreadsBench.Program;
import org.junit.jupiter.api.Test;

class ThreadsBenchTest {
  @Test
  void aLineForEachProgram() {
    String line = ThreadsBench.measure(new Program("writers.c", 3, 24), 2, 2);
    String number = " +[0-9]+\\.[0-9]{2}";
    assertTrue(line.matches("writers.c, N=3 +24" + number + " s" + number + " s" + number), line);
    assertEquals(line.length(), ThreadsBench.header(2).length());
  }

  @Test
  void aWrongCountIsNoFigure() {
    Program wrong = new Program("writers.c", 3, 23);
    assertThrows(IllegalStateException.class, () -> ThreadsBench.measure(wrong, 2, 1));
  }

  @Test
  void optionsOfOthersAreRefused() {
    Session.assertRefused("heddle: bench threads has no --model", "bench", "threads", "--model=sc");
    Session.assertRefused("heddle: bench scaling has no --jobs", "bench", "scaling", "--jobs=2");
    Session.assertRefused("heddle: --jobs goes with bench threads", "bench", "fib", "--jobs=2");
    Session.assertRefused(
        "heddle: bench threads needs --jobs 2 or more", "bench", "threads", "--jobs=1");
  }
}
