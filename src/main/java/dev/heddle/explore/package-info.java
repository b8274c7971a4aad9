// SPDX-License-Identifier: Apache-2.0
/**
 * Searches over the executions of a machine. An explorer chooses which lane moves next; it never
 * names a memory model, and each explorer is one class. Start with {@link
 * dev.heddle.explore.Explorer}; the parts of the searches are in the packages below.
 */
package dev.heddle.explore;
