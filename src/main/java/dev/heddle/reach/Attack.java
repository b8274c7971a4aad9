package dev.heddle.reach;

/**
 * A thread, a store of it and a load of it: can the store be delayed past the load so that others
 * notice? The paper's figure 5.
 *
 * @param store number of the transition
 */
public record Attack(int thread, int store, int load) {}
