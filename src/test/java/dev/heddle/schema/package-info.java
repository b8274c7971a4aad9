// SPDX-License-Identifier: Apache-2.0
/** Reads JSON and validates it against schemas, for tests. */
package dev.heddle.schema;
