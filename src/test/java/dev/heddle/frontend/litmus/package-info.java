// SPDX-License-Identifier: Apache-2.0
/** Tests of the litmus frontend, without a machine: threads run to their end one after another. */
package dev.heddle.frontend.litmus;
