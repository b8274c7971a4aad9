// SPDX-License-Identifier: Apache-2.0
/** Can a program leave sequential consistency, as far as its SC executions tell? */
package dev.heddle.verify.monitoring;
