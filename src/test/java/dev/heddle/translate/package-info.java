// SPDX-License-Identifier: Apache-2.0
/** Programs as automata, against brute force over the programs themselves. */
package dev.heddle.translate;
