// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files that a folder must have, and their sizes. */
record Inventory(List<Item> items) {

  /** A file, by its path inside the folder, with {@code /} between names. */
  record Item(String path, long size) {
    /** Whether the files have the expected sizes; this check takes microseconds. */
    boolean isIntactIn(File folder) {
      return new File(folder, path).length() == size;
    }
  }

  /** Reads what {@link #text} wrote; any other line becomes an item that no folder has. */
  static Inventory read(Path file) throws IOException {
    String text = Files.readString(file);
    List<Item> items = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      items.add(item(text.substring(start, end)));
      start = end + 1;
    }
    if (start < text.length()) {
      items.add(item(text.substring(start)));
    }
    return new Inventory(items);
  }

  private static Item item(String line) {
    int blank = line.indexOf(' ');
    try {
      return new Item(line.substring(blank + 1), Long.parseLong(line, 0, blank, 10));
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return new Item(line, -1);
    }
  }

  String text() {
    StringBuilder text = new StringBuilder();
    items.forEach(item -> text.append(item.size()).append(' ').append(item.path()).append('\n'));
    return text.toString();
  }

  boolean isIntactIn(Path folder) {
    File root = folder.toFile();
    for (Item item : items) {
      if (!item.isIntactIn(root)) {
        return false;
      }
    }
    return true;
  }
}
