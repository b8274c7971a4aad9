// SPDX-License-Identifier: Apache-2.0
/** Tests of {@link dev.heddle.monitor}. */
package dev.heddle.monitor;
