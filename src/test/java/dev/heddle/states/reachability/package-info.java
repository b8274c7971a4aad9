// SPDX-License-Identifier: Apache-2.0
/** Tests of how methods for reachability are combined. */
package dev.heddle.states.reachability;
