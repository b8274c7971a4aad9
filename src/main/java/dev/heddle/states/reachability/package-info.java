// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a goal can be reached with store buffers: under TSO lazily, under PSO by a direct search.
 * Start with {@link dev.heddle.states.reachability.LazyReachability}.
 */
package dev.heddle.states.reachability;
