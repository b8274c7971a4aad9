// SPDX-License-Identifier: Apache-2.0
/** Tests of the command line, in process. */
package dev.heddle.cli;
