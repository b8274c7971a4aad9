// SPDX-License-Identifier: Apache-2.0
/** Reads JSON and checks it against schemas, for tests. */
package dev.heddle.schema;
