package dev.heddle.reach;

/**
 * A thread, a store of it and a load of it: can the store be delayed past the load so that others
 * notice? The paper's figure 5.
 *
 * @param store number of the transition
 */
public record Attack(int thread, int store, int load) {
  // By hand: the first call of what a record has by itself takes 10 ms.
  @Override
  public boolean equals(Object other) {
    return other instanceof Attack attack
        && thread == attack.thread
        && store == attack.store
        && load == attack.load;
  }

  @Override
  public int hashCode() {
    return (thread * 31 + store) * 31 + load;
  }
}
