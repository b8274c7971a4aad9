// SPDX-License-Identifier: Apache-2.0
/** Tests of the drawings. */
package dev.heddle.report.diagram;
