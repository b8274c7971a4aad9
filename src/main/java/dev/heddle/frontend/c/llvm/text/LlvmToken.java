// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.text;

/** Kinds of tokens of LLVM's text. */
public enum LlvmToken {
  /** A keyword, type or operator. */
  WORD,
  /** Something with a colon right after it: a block's label or a metadata field's name. */
  LABEL,
  INTEGER,
  /** A floating-point number in decimal. */
  DECIMAL,
  /** {@code 0x...}: the bits of a floating-point number. */
  HEX,
  STRING,
  /** {@code c"..."}. */
  BYTES,
  /** {@code %name} or {@code %12}. */
  LOCAL,
  /** {@code @name} or {@code @12}. */
  GLOBAL,
  /** {@code !12}. */
  NODE,
  /** {@code !name}. */
  METADATA_NAME,
  /** {@code #12}. */
  ATTRIBUTES,
  /** {@code #dbg_declare} and the like. */
  RECORD,
  /** {@code $name}. */
  COMDAT,
  /** One character, or {@code ...} with the first dot as its symbol. */
  SYMBOL,
  END
}
