// SPDX-License-Identifier: Apache-2.0
/** Drawings of executions: their contents, their layout, and the files. */
package dev.heddle.report.diagram;
