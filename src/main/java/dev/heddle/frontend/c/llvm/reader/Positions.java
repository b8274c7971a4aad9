// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.text.Outline;
import dev.heddle.program.SourcePosition;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Source positions and names from debug information.
 *
 * <p>A file is shown as the user spelled it: the main source as on clang's command line; another
 * one relative to the folder that clang ran in if that is also ours, else in full.
 */
final class Positions {
  private final Outline outline;
  private final Map<Integer, SourcePosition> positions = new HashMap<>();
  private final Map<Integer, String> files = new HashMap<>();
  private final Path here = Path.of("").toAbsolutePath();
  private String source = "";

  Positions(Outline outline) {
    this.outline = outline;
  }

  /** The main source as on clang's command line. */
  void source(String spelling) {
    source = spelling;
  }

  /** The position of a location, function or global variable; none for line 0. */
  SourcePosition position(int number) {
    SourcePosition known = positions.get(number);
    if (known == null) {
      known = position(node(number));
      positions.put(number, known);
    }
    return known;
  }

  private SourcePosition position(MetadataNode node) {
    if (node.variable != MetadataNode.NONE) {
      return position(node.variable);
    }
    return node.line == 0
        ? SourcePosition.NONE
        : new SourcePosition(file(node), node.line, node.column);
  }

  /** The name of a variable. */
  String name(int number) {
    return node(number).name;
  }

  /** The node of the type of a variable. */
  int type(int number) {
    MetadataNode node = node(number);
    return node.variable == MetadataNode.NONE ? node.type : node(node.variable).type;
  }

  private MetadataNode node(int number) {
    return outline.node(number).map(MetadataNode::new).orElse(MetadataNode.EMPTY);
  }

  private String file(MetadataNode node) {
    if (node.file != MetadataNode.NONE) {
      return files.computeIfAbsent(node.file, f -> spelling(node(f)));
    }
    return node.scope == MetadataNode.NONE ? "" : file(node(node.scope));
  }

  private String spelling(MetadataNode file) {
    try {
      Path folder = Path.of(file.directory);
      Path path = folder.resolve(file.filename).normalize();
      if (path.equals(folder.resolve(source).normalize())) {
        return source;
      }
      return path.startsWith(here) ? here.relativize(path).toString() : path.toString();
    } catch (InvalidPathException e) {
      return file.filename;
    }
  }
}
