// SPDX-License-Identifier: Apache-2.0
/**
 * Stateless search: which lane moves next. Explorers never name a memory model; each is one class.
 */
package dev.heddle.explore;
