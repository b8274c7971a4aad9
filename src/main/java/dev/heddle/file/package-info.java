// SPDX-License-Identifier: Apache-2.0
/** Files that are there whole or not at all. It knows nothing of what is in them. */
package dev.heddle.file;
