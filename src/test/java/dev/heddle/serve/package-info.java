// SPDX-License-Identifier: Apache-2.0
/** Tests of the playground's server. */
package dev.heddle.serve;
