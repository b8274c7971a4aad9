// SPDX-License-Identifier: Apache-2.0
/**
 * The command {@code bench}: families of programs, techniques one by one, and threads, measured in
 * this process or in others.
 *
 * <p>Start at {@link dev.heddle.cli.bench.BenchCommand}.
 */
package dev.heddle.cli.bench;
