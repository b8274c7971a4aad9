// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.exchange;

import java.net.URI;
import java.net.URISyntaxException;

/** The name of a file as a reference that is absolute only if the name is. */
final class FileUri {
  private FileUri() {}

  static String of(String file) {
    try {
      // a colon in the first part would be read as a scheme
      boolean scheme = !file.startsWith("/") && file.replaceAll("/.*", "").contains(":");
      String path = scheme ? "./" + file : file;
      return new URI(path.startsWith("/") ? "file" : null, null, path, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
