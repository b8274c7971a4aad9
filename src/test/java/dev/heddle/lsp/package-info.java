// SPDX-License-Identifier: Apache-2.0
/** Tests of the language server, most of them with an editor made of LSP4J's client. */
package dev.heddle.lsp;
