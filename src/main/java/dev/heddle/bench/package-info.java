// SPDX-License-Identifier: Apache-2.0
/** How fast the search is: families of programs with known counts, and an honest stopwatch. */
package dev.heddle.bench;
