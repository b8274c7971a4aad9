// SPDX-License-Identifier: Apache-2.0
/** Tests of the searches over automata, and the brute force they are compared with. */
package dev.heddle.states;
