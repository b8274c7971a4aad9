// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.Expression;

/** A value with its C type, whose width the expression has. */
record CValue(Expression expression, CType type) {
  /** What a call without a result gives. */
  static final CValue NOTHING = new CValue(Expression.constant(0, 1), new CType.Void());
}
