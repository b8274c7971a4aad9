/** Reads JSON and checks it against schemas, for tests. */
package dev.heddle.schema;
