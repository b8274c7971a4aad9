// SPDX-License-Identifier: Apache-2.0
/** Arguments, files and exit codes; no logic. */
package dev.heddle.cli;
