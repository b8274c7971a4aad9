// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Random C programs of two or three threads that wait for each other, in many ways. All have
 * finitely many states under SC: locations hold 0 to 3, and no loop counts.
 *
 * <p>In the templates V and W are different locations, K and L values, R and Q different local
 * variables, and C is a condition over these.
 */
final class RandomWaiting {
  private static final List<String> CONDITIONS =
      """
      GET($V) == $K
      GET($V) == $K
      GET($V) != 0
      GET($V) >= $K
      GET($V) == $K || GET($W) == $L
      GET($V) == $K && GET($W) == $L
      GET($V) + GET($W) == $K
      (GET($V) ^ GET($W)) == $K
      """
          .lines()
          .toList();

  private static final List<String> WAITS =
      """
      while (!($C)) ;
      while (!($C)) sched_yield();
      $R = GET($V); while ($R != $K) $R = GET($V);
      do { $R = GET($V); $Q = GET($W); } while ($R != $K || $Q != $L);
      do { $R = GET($V); } while ($R == 0); $Q = GET($W);
      while (GET($V) != $K) while (GET($W) == 0 && GET($V) != $K) ;
      for (int d = 1; !($C);) { for (int i = 0; i < d; i++) ; if (d < 4) d *= 2; }
      lock(); while (!($C)) { unlock(); lock(); } $R = GET($W); unlock();
      lock(); $V = $K; while (GET($V) == $K) { unlock(); lock(); } $R = GET($V); unlock();
      lock(); $V = $K; while (!($C)) { unlock(); lock(); } $R = GET($W); unlock();
      lock(); $R = GET($V); while (!($C)) { unlock(); lock(); } $Q = GET($W); unlock();
      for ($R = 0; !$R;) { lock(); $R = $C; unlock(); }
      do { $R = GET($V); lock(); unlock(); } while (!$R);
      do { $R = GET($V); $W = $K; $W = $L; } while (!$R);
      do { $R = GET($V); $W = $R; } while ($R != $K);
      do { $R = atomic_exchange(&$V, $K); } while ($R != $L);
      do { $R = $K; } while (!atomic_compare_exchange_strong(&$V, &$R, $L));
      $R = GET($V); while (!atomic_compare_exchange_strong(&$V, &$R, ($R + 1) & 3)) ;
      while (trylock()) ; $R = GET($V); unlock();
      while (!trylock()) { unlock(); } $R = GET($V);
      do { lock(); $R = GET($V); if (!$R) unlock(); } while (!$R); unlock();
      while (sem_trywait(&s)) ; $R = GET($V); sem_post(&s);
      for (;;) { if ($C) break; sem_post(&s); sem_wait(&s); }
      sem_wait(&s); while (!($C)) { sem_post(&s); sem_wait(&s); } $R = GET($W); sem_post(&s);
      for ($R = 0; !$R;) { begin(); $R = $C; end(); }
      begin(); $R = GET($W); while (!($C)) { end(); begin(); } $Q = GET($W); end();
      for ($R = 0; !$R;) { while (atomic_exchange(&l, 1)) ; $R = $C; l = 0; }
      lock(); $R = GET($V); while (!($C)) pthread_cond_timedwait(&c, &m, &soon); unlock();
      while (pthread_mutex_timedlock(&m, &soon)) ; $R = GET($V); unlock();
      pthread_spin_lock(&p); $R = GET($V); while (!($C)) { pthread_spin_unlock(&p); pthread_spin_lock(&p); } pthread_spin_unlock(&p);
      while (!($C)) { if (!trylock()) { $W = $L; unlock(); } }
      while (!($C)) { $W = $L; lock(); unlock(); }
      """
          .lines()
          .toList();

  private static final List<String> STEPS =
      """
      PUT($V, $K);
      PUT($V, $K);
      PUT($V, $K); PUT($W, $L);
      $R = GET($V);
      $R = GET($V); $Q = GET($W);
      $R = atomic_exchange(&$V, $K);
      if ($R == $K) PUT($V, $L);
      if (GET($V) == $K) PUT($W, $L);
      if (trylock()) PUT($V, $K); else unlock();
      if (trylock()) $R = 2; else { $V = $K; unlock(); }
      lock(); $V = $K; unlock();
      lock(); $R = GET($V); $V = $K; unlock();
      lock(); $V = $K; pthread_cond_signal(&c); unlock();
      lock(); if (GET($V) == $K) $W = $L; unlock();
      sem_post(&s);
      sem_wait(&s); $V = $K; sem_post(&s);
      begin(); $R = GET($V); $V = $K; end();
      pthread_spin_lock(&p); $V = $K; pthread_spin_unlock(&p);
      """
          .lines()
          .toList();

  private static final List<String> ASSERTIONS =
      """
      assert(0);
      assert($R != $K);
      assert(!($R == $K && $Q == $L));
      assert(GET($V) != $K);
      assert($R != $K || GET($V) == $L);
      """
          .lines()
          .toList();

  private final Random random;

  RandomWaiting(long seed) {
    random = new Random(seed);
  }

  WaitingSource next() {
    boolean relaxed = random.nextInt(3) == 0;
    List<List<String>> threads = new ArrayList<>();
    int count = random.nextInt(4) == 0 ? 3 : 2;
    for (int t = 0; t < count; t++) {
      threads.add(thread(count == 2 ? 4 : 3));
    }
    return new WaitingSource(relaxed, random.nextInt(2), threads);
  }

  String step() {
    return filled(pick(STEPS));
  }

  String waiting() {
    return filled(pick(WAITS));
  }

  /** A few steps and a wait or two, then what must not be. */
  private List<String> thread(int most) {
    List<String> statements = new ArrayList<>();
    int waits = random.nextInt(5) == 0 ? 2 : 1;
    for (int i = 0; i < waits; i++) {
      statements.add(waiting());
    }
    for (int steps = random.nextInt(most - waits) + 1; steps > 0; steps--) {
      statements.add(random.nextInt(statements.size() + 1), step());
    }
    statements.add(filled(pick(ASSERTIONS)));
    return statements;
  }

  private String pick(List<String> templates) {
    return templates.get(random.nextInt(templates.size()));
  }

  private String filled(String template) {
    List<String> places = shuffled("x", "y", "z");
    List<String> locals = shuffled("a", "b");
    return template
        .replace("$C", pick(CONDITIONS))
        .replace("$V", places.get(0))
        .replace("$W", places.get(1))
        .replace("$R", locals.get(0))
        .replace("$Q", locals.get(1))
        .replace("$K", Integer.toString(1 + random.nextInt(2)))
        .replace("$L", Integer.toString(random.nextInt(3)));
  }

  private List<String> shuffled(String... names) {
    List<String> all = new ArrayList<>(Stream.of(names).toList());
    Collections.shuffle(all, random);
    return all;
  }
}
