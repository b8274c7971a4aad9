// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The language server as a process, with LSP4J's client. */
@Tag("slow")
class LanguageServerTest {
  /** Store buffering; the comment before the assertion has characters of several bytes. */
  private static final String BUFFERING =
      """
      #include <assert.h>
      #include <pthread.h>
      volatile int x, y, a, b;
      void *left(void *p) { x = 1; a = y; return 0; }
      void *right(void *p) { y = 1; b = x; return 0; }
      int main(void) {
        pthread_t t, u;
        pthread_create(&t, 0, left, 0);
        pthread_create(&u, 0, right, 0);
        pthread_join(t, 0);
        pthread_join(u, 0);
        /* größer 😀 */ assert(a || b);
      }
      """;

  /** Far too many executions. */
  private static final String LONG =
      """
      #include <pthread.h>
      volatile int x;
      void *count(void *p) { for (int i = 0; i < 40; i++) { int y = x; x = y + 1; } return 0; }
      int main(void) {
        pthread_t t[4];
        for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, count, 0);
        for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
      }
      """;

  private static final int SECONDS = 60;

  @TempDir private Path folder;

  private Path file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  private List<? extends CodeLens> lenses(Editor editor, Path file) throws Exception {
    return editor
        .server
        .getTextDocumentService()
        .codeLens(new CodeLensParams(new TextDocumentIdentifier(Editor.uri(file))))
        .get(SECONDS, TimeUnit.SECONDS);
  }

  private Hover hover(Editor editor, Path file, int line) throws Exception {
    HoverParams params =
        new HoverParams(new TextDocumentIdentifier(Editor.uri(file)), new Position(line, 3));
    return editor.server.getTextDocumentService().hover(params).get(SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void anErrorIsShownWithItsExecution() throws Exception {
    Path file = file("sb.c", BUFFERING);
    try (Editor editor = new Editor(folder)) {
      editor.open(file, BUFFERING);
      List<Diagnostic> found = editor.diagnostics(file);
      assertEquals(1, found.size(), found.toString());
      Diagnostic error = found.getFirst();
      assertEquals(DiagnosticSeverity.Error, error.getSeverity());
      assertEquals("assertion", error.getCode().getLeft());
      assertTrue(error.getMessage().getLeft().contains("under tso, pso; not under sc"));
      String line = BUFFERING.lines().toList().get(11);
      assertEquals(new Position(11, line.indexOf("assert")), error.getRange().getStart());
      assertEquals(new Position(11, line.length()), error.getRange().getEnd());
      assertTrue(
          error.getRelatedInformation().stream()
              .anyMatch(r ->
                  r.getLocation().getUri().equals(Editor.uri(file))
                      && r.getLocation().getRange().getStart().getLine() == 3
                      && r.getMessage().contains("reads y = 0")),
          error.toString());

      CodeLens lens = lenses(editor, file).getFirst();
      assertEquals(5, lens.getRange().getStart().getLine());
      assertTrue(lens.getCommand().getTitle().endsWith("sc: PASS · tso: FAIL · pso: FAIL"));
      String read = hover(editor, file, 3).getContents().getRight().getValue();
      assertTrue(read.contains("reads y = 0"), read);
      assertNull(hover(editor, file, 0));

      editor.change(file, BUFFERING + "\n");
      assertNull(hover(editor, file, 3), "of another text");
      assertTrue(lenses(editor, file).getFirst().getCommand().getTitle().contains("last edit"));
      assertEquals(0, editor.end());
    }
  }

  @Test
  void theTextsOfTheEditorAreChecked() throws Exception {
    Path header = file("bound.h", "#define LIMIT 1\n");
    String program =
        "#include \"bound.h\"\n#include <assert.h>\nint main(void) { assert(LIMIT == 1); }\n";
    Path file = file("program.c", program);
    try (Editor editor = new Editor(folder, "--on", "command", "--model", "sc")) {
      assertEquals("sc: PASS", editor.answer(file), "not open");
      assertEquals(List.of(), editor.diagnostics(file));
      editor.open(file, program);
      editor.open(header, "#define LIMIT 2\n");
      assertEquals("sc: FAIL", editor.answer(file));
      assertEquals(2, editor.diagnostics(file).getFirst().getRange().getStart().getLine());
      editor.change(header, "#define LIMIT 1\n");
      assertEquals("sc: PASS", editor.answer(file));
      assertEquals(List.of(), editor.diagnostics(file));
      assertEquals(0, lenses(editor, header).size(), "a header is no program");
      editor.change(header, "#define LIMIT\nthis is wrong\n");
      assertTrue(editor.answer(file).startsWith("not checked: "));
      List<Diagnostic> wrong = editor.diagnostics(header);
      assertEquals(1, wrong.getFirst().getRange().getStart().getLine(), wrong.toString());
      editor
          .server
          .getTextDocumentService()
          .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(Editor.uri(file))));
      assertEquals(List.of(), editor.diagnostics(header), "nobody checks it any more");
      assertEquals(0, editor.end());
    }
  }

  @Test
  void anEditEndsACheckThatRuns() throws Exception {
    Path file = file("long.c", LONG);
    try (Editor editor =
        new Editor(folder, "--model", "sc", "--max-time", "1h", "--on", "change")) {
      editor.open(file, LONG);
      awaitProgress(editor);
      editor.change(file, "int main(void) { }\n");
      assertEquals(List.of(), editor.diagnostics(file), "of the new text, after a pause");
      assertTrue(lenses(editor, file).getFirst().getCommand().getTitle().endsWith("sc: PASS"));
      assertEquals(0, editor.end());
    }
  }

  @Test
  void aCheckCanBeCancelled() throws Exception {
    Path file = file("long.c", LONG);
    Path small = file("small.c", "int main(void) { }\n");
    try (Editor editor =
        new Editor(folder, "--model", "sc", "--max-time", "1h", "--on", "command")) {
      CompletableFuture<Object> first = editor.check(file);
      awaitProgress(editor);
      first.cancel(true); // sends $/cancelRequest
      assertEquals("sc: PASS", editor.answer(small));

      editor.progress.clear();
      CompletableFuture<Object> second = editor.check(file);
      editor.server.cancelProgress(new WorkDoneProgressCancelParams(awaitProgress(editor)));
      assertThrows(Exception.class, () -> second.get(SECONDS, TimeUnit.SECONDS));
      assertEquals("sc: PASS", editor.answer(small));
      assertTrue(editor.published.stream().noneMatch(p -> p.getUri().equals(Editor.uri(file))));
      assertEquals(0, editor.end());
    }
  }

  /** Waits until a check runs, and returns its token. */
  private static Either<String, Integer> awaitProgress(Editor editor) throws InterruptedException {
    ProgressParams begin = editor.progress.poll(SECONDS, TimeUnit.SECONDS);
    assertNotNull(begin);
    WorkDoneProgressNotification value = begin.getValue().getLeft();
    assertTrue(value instanceof WorkDoneProgressBegin w && w.getCancellable());
    return begin.getToken();
  }

  @Test
  void aLimitIsShown() throws Exception {
    Path file = file("long.c", LONG);
    try (Editor editor = new Editor(folder, "--model", "tso", "--max-time", "1s")) {
      assertTrue(editor.answer(file).startsWith("tso: UNKNOWN stopped by --max-time"));
      Diagnostic limit = editor.diagnostics(file).getFirst();
      assertEquals(DiagnosticSeverity.Information, limit.getSeverity());
      assertEquals(3, limit.getRange().getStart().getLine());
      assertEquals(0, editor.end());
    }
  }

  @Test
  void wrongFilesHaveDiagnosticsAtTheirLine() throws Exception {
    Path c = file("wrong.c", "int main(void) {\n  return nothing;\n}\n");
    Path litmus = file("wrong.litmus", "X86 wrong\n{ x=0; }\n P0 ;\n NO [x] ;\nexists (x=1)\n");
    try (Editor editor = new Editor(folder)) {
      editor.open(c, Files.readString(c));
      Diagnostic first = editor.diagnostics(c).getFirst();
      assertEquals(new Position(1, 9), first.getRange().getStart());
      assertTrue(first.getMessage().getLeft().contains("'nothing'"));
      editor.open(litmus, Files.readString(litmus));
      assertEquals(3, editor.diagnostics(litmus).getFirst().getRange().getStart().getLine());
      assertEquals(0, editor.end());
    }
  }

  @Test
  void whatIsNotUnderstoodIsRefused() throws Exception {
    try (Editor editor = new Editor(folder)) {
      editor.sendRaw("Content-Length: 5\r\n\r\n{{{{{");
      editor.sendRaw("no header\r\n\r\n");
      editor.sendRaw("Content-Length: x\r\n\r\n");
      editor.sendRaw("Content-Length: 2\r\n\r\n[]");
      assertEquals(ResponseErrorCode.InvalidParams.getValue(), code(editor, "heddle.check", 1));
      assertEquals(ResponseErrorCode.InvalidParams.getValue(), code(editor, "heddle.none", "x"));
      for (String uri :
          List.of("file:///no/such/file.c", "untitled:Untitled-1", "", "file:///%00")) {
        assertEquals(
            ResponseErrorCode.InvalidParams.getValue(), code(editor, "heddle.check", uri), uri);
      }
      Path unknown = folder.resolve("unknown.c");
      assertEquals(List.of(), lenses(editor, unknown));
      assertNull(hover(editor, unknown, 99));
      assertEquals(0, editor.end());
    }
    for (String line : Files.readAllLines(folder.resolve("stderr"))) {
      assertTrue(line.startsWith("heddle: "), line);
    }
  }

  private static int code(Editor editor, String command, Object argument) {
    ExecutionException e =
        assertThrows(
            ExecutionException.class,
            () ->
                editor
                    .server
                    .getWorkspaceService()
                    .executeCommand(new ExecuteCommandParams(command, List.of(argument)))
                    .get(SECONDS, TimeUnit.SECONDS));
    return ((ResponseErrorException) e.getCause()).getResponseError().getCode();
  }

  /** 0 only after a request to shut down; and nothing but messages is on stdout. */
  @Test
  void theExitCodeIsThatOfTheProtocol() throws Exception {
    String shutdown = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}";
    String exit = "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";
    assertEquals(0, code(message(shutdown) + message(exit)));
    assertEquals(1, code(message(exit)));
    assertEquals(1, code(""));
  }

  private static String message(String json) {
    return "Content-Length: " + json.length() + "\r\n\r\n" + json;
  }

  private int code(String input) throws Exception {
    Process process = Editor.start(folder);
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(out.isEmpty() || out.startsWith("Content-Length: "), out);
    assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS));
    assertFalse(process.isAlive());
    return process.exitValue();
  }
}
