// SPDX-License-Identifier: Apache-2.0
/** Answers as text, tables and JSON for the people and programs that read them. */
package dev.heddle.report;
