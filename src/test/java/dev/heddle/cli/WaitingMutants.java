// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Mutants of programs that tell right from wrong rules for leaving out rounds of loops: most wrong
 * rules lose an execution of one of these, while plain random programs rarely notice.
 */
final class WaitingMutants {
  /** A line is a statement; threads are separated by a line of dashes, programs by an empty one. */
  private static final String SEEDS =
      """
      lock(); x = 1; while (x != 2) { unlock(); lock(); } unlock();
      assert(0);
      --
      lock(); while (x != 1) { unlock(); lock(); } x = 2; unlock();

      lock(); a = x; while (x == 0) { unlock(); lock(); } b = y; unlock();
      assert(a != 0 || b != 0);
      --
      lock(); x = 1; unlock();

      lock(); while (x == 0) { unlock(); lock(); } y = 1; unlock();
      --
      lock(); while (x == 0) { unlock(); lock(); } a = y; unlock();
      assert(a == 0);
      --
      lock(); x = 1; unlock();

      for (;;) { if (x == 1) break; sem_post(&s); sem_wait(&s); }
      PUT(z, 1);
      --
      sem_wait(&s); y = 1; x = 1; sem_post(&s);
      while (z != 1) ;
      assert(0);

      sem_wait(&s); x = 1; while (x != 2) { sem_post(&s); sem_wait(&s); } sem_post(&s);
      assert(0);
      --
      sem_wait(&s); while (x != 1) { sem_post(&s); sem_wait(&s); } x = 2; sem_post(&s);

      do { a = x; lock(); unlock(); } while (a == 0);
      assert(0);
      --
      if (trylock()) x = 1; else unlock();

      while (x == 0) { lock(); unlock(); }
      assert(0);
      --
      while (!trylock()) { unlock(); }
      PUT(x, 1);

      do { a = x; y = 1; y = 0; } while (a == 0);
      assert(0);
      --
      if (y == 1) x = 1;

      do { a = x; b = y; } while (a != 0 || b != 1);
      assert(0);
      --
      PUT(x, 1);
      PUT(y, 1);

      while (x != 1) ;
      assert(GET(y) != 0);
      --
      PUT(x, 1);
      PUT(x, 2);
      PUT(y, 1);
      PUT(x, 1);

      lock(); y = 1; while (x == 0) pthread_cond_timedwait(&c, &m, &soon); a = z; unlock();
      assert(a == 0);
      --
      lock(); z = y; x = 1; pthread_cond_signal(&c); unlock();

      begin(); x = 1; while (x != 2) { end(); begin(); } a = 1; end();
      assert(a != 1);
      --
      begin(); while (x != 1) { end(); begin(); } x = 2; end();

      pthread_spin_lock(&p); x = 1; while (x != 2) { pthread_spin_unlock(&p); pthread_spin_lock(&p); } pthread_spin_unlock(&p);
      assert(0);
      --
      pthread_spin_lock(&p); while (x != 1) { pthread_spin_unlock(&p); pthread_spin_lock(&p); } x = 2; pthread_spin_unlock(&p);

      do { a = atomic_exchange(&x, 1); if (a == 2) b = 1; } while (a != 1);
      assert(b == 0);
      --
      atomic_exchange(&x, 2);
      atomic_exchange(&x, 3);

      a = GET(x); while (!atomic_compare_exchange_strong(&x, &a, 2)) ;
      assert(a != 1);
      --
      PUT(x, 1);
      PUT(x, 0);
      """;

  private static final Pattern VALUE = Pattern.compile("(?<=[=,(] ?)[0-2](?=[;),} ])");
  private static final Pattern PLACE = Pattern.compile("\\b[xyz]\\b");

  private final Random random;
  private final RandomWaiting others;

  WaitingMutants(long seed) {
    random = new Random(seed);
    others = new RandomWaiting(seed);
  }

  WaitingSource next() {
    List<String> seeds = List.of(SEEDS.split("\n\n"));
    List<List<String>> threads = new ArrayList<>();
    Stream.of(seeds.get(random.nextInt(seeds.size())).split("--\n"))
        .forEach(lines -> threads.add(new ArrayList<>(lines.lines().toList())));
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      change(threads.get(random.nextInt(threads.size())));
    }
    return new WaitingSource(random.nextInt(3) == 0, random.nextInt(2), threads);
  }

  private void change(List<String> thread) {
    int at = random.nextInt(thread.size());
    switch (random.nextInt(5)) {
      case 0 -> thread.add(at, others.step());
      case 1 -> thread.add(at, others.waiting());
      case 2 -> thread.set(at, others.step());
      case 3 -> thread.set(at, replaced(thread.get(at), VALUE, "0", "1", "2"));
      default -> thread.set(at, replaced(thread.get(at), PLACE, "x", "y", "z"));
    }
  }

  /** With one of the parts that match made another. */
  private String replaced(String line, Pattern part, String... by) {
    List<MatchResult> found = part.matcher(line).results().toList();
    if (found.isEmpty()) {
      return line;
    }
    MatchResult one = found.get(random.nextInt(found.size()));
    return line.substring(0, one.start())
        + by[random.nextInt(by.length)]
        + line.substring(one.end());
  }
}
