// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The texts that are open in the editor. It is thread-safe. */
final class Documents {
  private final Map<Path, Document> open = new ConcurrentHashMap<>();

  /** Takes a new text of a document; empty if it is not a file. */
  Optional<Document> put(String uri, int version, String text) {
    Optional<Document> document =
        Document.file(uri).map(file -> new Document(uri, file, version, text));
    document.ifPresent(d -> open.put(d.file(), d));
    return document;
  }

  void remove(String uri) {
    Document.file(uri).ifPresent(open::remove);
  }

  Optional<Document> find(String uri) {
    return Document.file(uri).map(open::get);
  }

  /** The open text, or that of the file. */
  Document readable(String uri) throws IOException {
    Path file =
        Document.file(uri).orElseThrow(() -> new IOException("not a file; save the text as one"));
    Document document = open.get(file);
    return document != null ? document : Document.read(uri, file);
  }

  /** How the editor spells the URI of a file. */
  String uri(Path file) {
    Document document = open.get(file);
    return document != null ? document.uri() : file.toUri().toString();
  }

  Collection<Document> all() {
    return List.copyOf(open.values());
  }
}
