// SPDX-License-Identifier: Apache-2.0
/**
 * What the build does: to class files, so that a start need not ({@link
 * dev.heddle.build.Rewriting}); releases of other platforms ({@link
 * dev.heddle.build.PlatformReleases}); a container image ({@link dev.heddle.build.ContainerImage}).
 * No command uses it.
 */
package dev.heddle.build;
