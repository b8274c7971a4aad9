// SPDX-License-Identifier: Apache-2.0
/**
 * Who sees the executions of a search and what it did: observers, limits and progress, each a
 * decorator of another. Start with {@link dev.heddle.explore.observe.Observer}.
 */
package dev.heddle.explore.observe;
