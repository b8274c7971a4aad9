// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * The newest report of each document, and the diagnostics that the editor shows for them. A file
 * that several programs include shows the errors of all of them. It is thread-safe.
 */
final class Findings {
  private final Supplier<LanguageClient> client;
  private final Documents documents;
  private final Map<Path, CheckReport> reports = new LinkedHashMap<>();
  private final Map<Path, Map<String, List<Diagnostic>>> shown = new HashMap<>();

  Findings(Supplier<LanguageClient> client, Documents documents) {
    this.client = client;
    this.documents = documents;
  }

  /** Shows what a check found, in the place of what the one before it found. */
  synchronized void put(CheckReport report) {
    reports.put(report.document().file(), report);
    replace(report.document().file(), Diagnosis.of(report, documents));
  }

  synchronized void remove(Path file) {
    reports.remove(file);
    replace(file, Map.of());
  }

  synchronized Optional<CheckReport> find(Path file) {
    return Optional.ofNullable(reports.get(file));
  }

  synchronized List<CheckReport> all() {
    return List.copyOf(reports.values());
  }

  private void replace(Path file, Map<String, List<Diagnostic>> now) {
    Map<String, List<Diagnostic>> before = shown.getOrDefault(file, Map.of());
    Set<String> changed = new HashSet<>(before.keySet());
    changed.addAll(now.keySet());
    shown.put(file, now);
    for (String uri : changed) {
      List<Diagnostic> all = new ArrayList<>();
      shown.values().forEach(m -> all.addAll(m.getOrDefault(uri, List.of())));
      client.get().publishDiagnostics(new PublishDiagnosticsParams(uri, all));
    }
  }
}
