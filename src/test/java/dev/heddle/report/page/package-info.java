/** Tests of the page. */
package dev.heddle.report.page;
