// SPDX-License-Identifier: Apache-2.0
/** Results in the formats that editors and CI systems read. */
package dev.heddle.report.exchange;
