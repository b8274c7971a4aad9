// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

/**
 * Another name for something.
 *
 * @param indirect whether the target is a function that finds the address when the program starts
 *     ({@code ifunc})
 */
public record Alias(String name, Linkage linkage, Constant target, boolean indirect) {}
