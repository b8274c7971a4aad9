/** Tests of the drawings. */
package dev.heddle.report.diagram;
