// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

/**
 * A thread, a store of it and a later access of it: can the store be delayed past the access so
 * that happens-before becomes cyclic? The paper's figure 5.
 *
 * @param store number of the transition
 * @param last number of the transition of the access: a load; under PSO it may be a store
 */
public record Attack(int thread, int store, int last) {}
