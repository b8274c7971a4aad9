// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.reader;

import dev.heddle.frontend.c.llvm.DebugType;
import dev.heddle.frontend.c.llvm.DebugTypes;
import dev.heddle.frontend.c.llvm.text.LlvmToken;
import dev.heddle.frontend.c.llvm.text.LlvmTokens;
import dev.heddle.frontend.c.llvm.text.Outline;
import dev.heddle.program.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads types from the lines of metadata; what is wrong there is no error, but unknown. */
final class DebugTypeReader implements DebugTypes {
  private final Outline outline;

  DebugTypeReader(Outline outline) {
    this.outline = outline;
  }

  @Override
  public Optional<DebugType> at(int node) {
    try {
      return outline.node(node).map(this::read);
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private DebugType read(LlvmTokens in) {
    if (in.token == LlvmToken.METADATA_NAME) {
      MetadataNode n = new MetadataNode(in);
      List<Integer> elements = n.elements == MetadataNode.NONE ? List.of() : list(n.elements);
      return new DebugType(
          n.tag, n.name, n.size, n.offset, n.type, elements, n.value, n.encoding, n.bitField);
    }
    return new DebugType("", "", 0, 0, DebugType.NONE, elements(in), 0, "", false);
  }

  private List<Integer> list(int node) {
    return outline.node(node).map(DebugTypeReader::elements).orElse(List.of());
  }

  /** The nodes in {@code !{!1, !2}}. */
  private static List<Integer> elements(LlvmTokens in) {
    List<Integer> all = new ArrayList<>();
    if (in.accept('!') && in.accept('{')) {
      while (!in.is('}') && in.token == LlvmToken.NODE) {
        all.add(in.node());
        in.accept(',');
      }
    }
    return all;
  }
}
