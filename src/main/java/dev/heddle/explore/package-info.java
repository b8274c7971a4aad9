/**
 * Stateless search: which lane moves next. Explorers never name a memory model; each is one class.
 */
package dev.heddle.explore;
