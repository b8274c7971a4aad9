// SPDX-License-Identifier: Apache-2.0
/** What one search has seen, how far it may go, and how it survives its process. */
package dev.heddle.verify.session;
