// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

/** The version of Heddle. */
final class Version {
  private Version() {}

  /** As the jar names it. */
  static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
