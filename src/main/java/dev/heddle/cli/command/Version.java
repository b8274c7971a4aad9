// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

/** The version of Heddle. */
public final class Version {
  private Version() {}

  /** As the jar names it. */
  public static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
