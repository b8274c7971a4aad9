// SPDX-License-Identifier: Apache-2.0
/**
 * The server for assistants: tools that run Heddle's commands, by the Model Context Protocol.
 *
 * <p>Start at {@link dev.heddle.mcp.AssistantConnection}; {@link dev.heddle.mcp.Tool} says which
 * tools there are. Only this package uses the SDK of the protocol, which is on the class path of
 * this command alone.
 */
package dev.heddle.mcp;
