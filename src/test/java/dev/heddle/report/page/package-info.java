// SPDX-License-Identifier: Apache-2.0
/** Tests of the page. */
package dev.heddle.report.page;
