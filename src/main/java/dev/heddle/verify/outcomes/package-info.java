// SPDX-License-Identifier: Apache-2.0
/** Which final states can a program end in? */
package dev.heddle.verify.outcomes;
