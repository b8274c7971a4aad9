/** One class per question; each runs a search and builds the answer. */
package dev.heddle.verify;
