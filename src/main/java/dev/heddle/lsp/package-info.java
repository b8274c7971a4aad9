// SPDX-License-Identifier: Apache-2.0
/**
 * The language server: checks the texts of an editor and tells it the errors.
 *
 * <p>Start at {@link dev.heddle.lsp.EditorConnection}; {@link dev.heddle.lsp.Checks} runs the
 * checks, {@link dev.heddle.lsp.CheckReport} is what one of them found. Only this package uses
 * LSP4J, which is on the class path of this command alone.
 */
package dev.heddle.lsp;
