package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.explore.Statistics;
import org.junit.jupiter.api.Test;

class CrowdTest {
  /** A machine runs main up to its first event when it is made: that alone may need too much. */
  @Test
  void thereMayBeNoRoomForTheFirstMachine() {
    DistinctTraces distinct = new DistinctTraces(Algorithm.OPTIMAL);
    Crowd<CheckNotes> crowd =
        new Crowd<>(
            new Crowd.Cast<>(
                numbers -> {
                  throw new OutOfMemoryError();
                },
                () -> new CheckNotes(distinct)),
            Algorithm.OPTIMAL.explorer(),
            Limits.DEFAULT,
            Notebook.NONE);
    assertThrows(OutOfMemoryError.class, crowd::explore);
    Statistics s = crowd.outOfMemory(CheckNotes::outOfMemory);
    assertEquals(new Statistics(0, 0, 0, 0, Statistics.End.STOPPED), s);
    assertFalse(crowd.isReached());
    assertEquals(1, crowd.together().cuts.size());
  }
}
