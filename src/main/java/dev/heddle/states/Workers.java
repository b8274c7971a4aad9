// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Function;
import java.util.function.IntConsumer;

/** The threads that share a search of states. Results do not depend on their number. */
public final class Workers implements AutoCloseable {
  /** The calling thread alone. */
  public static final Workers NONE = new Workers(null);

  private final ForkJoinPool pool;

  private Workers(ForkJoinPool pool) {
    this.pool = pool;
  }

  /**
   * @param threads the number of threads that work at the same time
   */
  public static Workers of(int threads) {
    return threads <= 1 ? NONE : new Workers(new ForkJoinPool(threads));
  }

  /** Does the work for each number from 0 to {@code count} - 1. */
  public void each(int count, IntConsumer work) {
    if (pool == null) {
      for (int i = 0; i < count; i++) {
        work.accept(i);
      }
      return;
    }
    List<ForkJoinTask<?>> tasks = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int number = i;
      tasks.add(ForkJoinTask.adapt(() -> work.accept(number)));
    }
    if (ForkJoinTask.getPool() == pool) {
      ForkJoinTask.invokeAll(tasks);
    } else {
      pool.submit(() -> ForkJoinTask.invokeAll(tasks)).join();
    }
  }

  /** The result for each element, in order. */
  public <S, T> List<T> map(List<S> all, Function<S, T> work) {
    List<T> results = new ArrayList<>(Collections.nCopies(all.size(), null));
    each(all.size(), i -> results.set(i, work.apply(all.get(i))));
    return results;
  }

  @Override
  public void close() {
    if (pool != null) {
      pool.close();
    }
  }
}
