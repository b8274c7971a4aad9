// SPDX-License-Identifier: Apache-2.0
/** Tests of the backward search. */
package dev.heddle.states.backward;
