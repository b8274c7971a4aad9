// SPDX-License-Identifier: Apache-2.0
/** Which executions are there, one of every class? */
package dev.heddle.verify.executions;
