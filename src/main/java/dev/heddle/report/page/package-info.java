// SPDX-License-Identifier: Apache-2.0
/** Results as a page for a browser: the data, and the file with all that it needs. */
package dev.heddle.report.page;
