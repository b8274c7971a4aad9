// SPDX-License-Identifier: Apache-2.0
/** Executions as drawings: what is in them, where it goes, and the files. */
package dev.heddle.report.diagram;
