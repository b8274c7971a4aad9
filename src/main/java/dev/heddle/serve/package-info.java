// SPDX-License-Identifier: Apache-2.0
/** The playground: a page on this machine, and a process of its own for each run. */
package dev.heddle.serve;
