// SPDX-License-Identifier: Apache-2.0
/** What the build does to class files, so that a start need not. No command uses it. */
package dev.heddle.build;
