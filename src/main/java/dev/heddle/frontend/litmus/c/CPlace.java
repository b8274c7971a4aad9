// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;

/** An assignable variable or location. */
sealed interface CPlace {
  CType type();

  record Variable(Register register, CType type) implements CPlace {}

  record Cell(Expression address, CType type) implements CPlace {
    int bytes() {
      return type.bytes();
    }
  }
}
