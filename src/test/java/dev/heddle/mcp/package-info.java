// SPDX-License-Identifier: Apache-2.0
/** Tests of the server for assistants, with the client of the SDK. */
package dev.heddle.mcp;
