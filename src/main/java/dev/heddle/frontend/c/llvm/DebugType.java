// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import java.util.List;

/**
 * A type in debug information, or a part of one. Others are named by the numbers of their nodes.
 *
 * @param tag what it is, such as {@code DW_TAG_pointer_type}; empty for a list, a range of indices
 *     or a name of a value
 * @param name empty if it has none
 * @param bits its size
 * @param offset of a member, in bits
 * @param base the type of a member, the one pointed to, ...; -1 for none
 * @param elements the parts of a list; what refers to a list has its parts
 * @param value the number of indices of a range, or the value that has a name
 * @param encoding of a number, such as {@code DW_ATE_float}
 * @param bitField whether it is a member that is a bit-field
 */
public record DebugType(
    String tag,
    String name,
    long bits,
    long offset,
    int base,
    List<Integer> elements,
    long value,
    String encoding,
    boolean bitField) {
  public static final int NONE = -1;

  public DebugType {
    elements = List.copyOf(elements);
  }
}
