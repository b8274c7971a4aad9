// SPDX-License-Identifier: Apache-2.0
/** Results as a page for a browser: the data, and the self-contained file. */
package dev.heddle.report.page;
