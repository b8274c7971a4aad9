/** Tests of what people and scripts are shown. */
package dev.heddle.report;
