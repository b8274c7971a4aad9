// SPDX-License-Identifier: Apache-2.0
/** Tests of where statements begin. */
package dev.heddle.frontend.c.source;
