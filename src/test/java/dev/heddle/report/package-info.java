// SPDX-License-Identifier: Apache-2.0
/** Tests of what people and scripts are shown. */
package dev.heddle.report;
