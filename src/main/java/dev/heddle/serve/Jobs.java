// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/** The runs of a playground: few at a time, and few that wait. */
final class Jobs {
  private static final int AT_A_TIME = 2;
  private static final int WAITING = 8;

  private final List<String> heddle;
  private final Path scratch;
  private final Duration time;
  private final Semaphore places = new Semaphore(AT_A_TIME, true);
  private final Map<String, Run> runs = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /** What is done with a run while it has its place. */
  interface Use {
    void with(Run run) throws IOException, InterruptedException, Refusal;
  }

  /**
   * @param heddle the command that runs Heddle, without arguments
   * @param scratch the folder for the folders of runs
   * @param time of one search
   */
  Jobs(List<String> heddle, Path scratch, Duration time) {
    this.heddle = List.copyOf(heddle);
    this.scratch = scratch;
    this.time = time;
  }

  /** Runs a request as soon as there is a place; afterwards nothing of it is left. */
  void run(Request request, Use use) throws IOException, Refusal {
    if (places.getQueueLength() >= WAITING) {
      throw new Refusal(503, "too many runs are waiting");
    }
    try {
      places.acquire();
      try (Run run = new Run(request, heddle, scratch, time)) {
        runs.put(run.id(), run);
        try {
          if (!closed) { // otherwise perhaps nobody saw it
            use.with(run);
          }
        } finally {
          runs.remove(run.id());
        }
      } finally {
        places.release();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refusal(503, "interrupted");
    }
  }

  /** Stops a run, which then answers with what it has. */
  void stop(String id) throws Refusal {
    Run run = runs.get(id);
    if (run == null) {
      throw new Refusal(404, "no such run");
    }
    run.stop();
  }

  /** No run outlives the playground, nor does what it wrote. */
  void close() throws IOException {
    closed = true;
    for (Run run : List.copyOf(runs.values())) {
      run.close();
    }
  }
}
