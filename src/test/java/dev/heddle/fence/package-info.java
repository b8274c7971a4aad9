// SPDX-License-Identifier: Apache-2.0
/** Tests of the search for fences. */
package dev.heddle.fence;
