// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;

/**
 * The files from which a program was compiled: the bytes of every file that was read and, for each
 * name that they mention, the searched folders that contain a file of that name. While all of this
 * is unchanged, clang would read the same files again.
 *
 * @param found for each folder and each name in it, 1 if there is such a file, else 0
 */
record Evidence(
    SortedMap<String, byte[]> files, List<String> folders, List<String> names, byte[] found) {

  /** Which of the names are files, in which of the folders. */
  static byte[] listing(List<String> folders, List<String> names) {
    byte[] found = new byte[folders.size() * names.size()];
    int i = 0;
    for (String folder : folders) {
      for (String name : names) {
        found[i++] = (byte) (place(folder, name).isFile() ? 1 : 0);
      }
    }
    return found;
  }

  static File place(String folder, String name) {
    return name.startsWith("/") ? new File(name) : new File(folder, name);
  }

  boolean holds() {
    try {
      for (var file : files.entrySet()) {
        File now = new File(file.getKey());
        if (now.length() != file.getValue().length
            || !Arrays.equals(Entry.read(now), file.getValue())) {
          return false;
        }
      }
      return Arrays.equals(listing(folders, names), found);
    } catch (IOException e) {
      return false;
    }
  }
}
