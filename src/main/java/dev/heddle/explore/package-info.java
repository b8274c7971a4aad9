// SPDX-License-Identifier: Apache-2.0
/**
 * Stateless search: which lane moves next. Explorers never name a memory model; each is one class.
 * Start with {@link dev.heddle.explore.Explorer}; the parts of the searches are in the packages
 * below.
 */
package dev.heddle.explore;
