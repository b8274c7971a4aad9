// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The command that checks a file. */
final class WorkspaceEvents implements WorkspaceService {
  static final String CHECK = "heddle.check";

  private final Documents documents;
  private final Checks checks;

  WorkspaceEvents(Documents documents, Checks checks) {
    this.documents = documents;
    this.checks = checks;
  }

  /** The result is the answer in one line. Cancelling the request ends the check. */
  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
    if (!CHECK.equals(params.getCommand())) {
      throw wrong("no command " + params.getCommand() + "; there is " + CHECK);
    }
    List<Object> arguments = params.getArguments();
    if (arguments == null
        || arguments.size() != 1
        || !(arguments.getFirst() instanceof JsonPrimitive uri && uri.isString())) {
      throw wrong(CHECK + " takes one argument, the URI of a file");
    }
    try {
      Document document = documents.readable(uri.getAsString());
      CompletableFuture<CheckReport> check = checks.start(document);
      CompletableFuture<Object> answer = check.thenApply(CheckReport::summary);
      var _ =
          answer.whenComplete((_, _) -> {
            if (answer.isCancelled()) {
              check.cancel(false);
            }
          });
      return answer;
    } catch (IOException e) {
      String why = e instanceof NoSuchFileException ? "no such file" : e.getMessage();
      throw wrong(uri.getAsString() + ": " + why);
    }
  }

  private static ResponseErrorException wrong(String message) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.InvalidParams, message, null));
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    // All settings are options of the command.
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    // Files are read when they are checked.
  }
}
