// SPDX-License-Identifier: Apache-2.0
/** Classes of the project loaded anew with one of their methods rewritten to be wrong. */
package dev.heddle.mutation;
