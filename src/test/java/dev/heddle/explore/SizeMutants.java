// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static dev.heddle.explore.Draft.method;
import static dev.heddle.mutation.Rewrite.describe;
import static dev.heddle.mutation.Rewrite.hidden;

import dev.heddle.oracle.Shape;
import dev.heddle.trace.Locations;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.util.List;

/** What exactness hangs on where accesses have different sizes, each broken. */
final class SizeMutants {
  private static final Class<?> CONFLICTS = hidden("trace.Conflicts");

  static final List<Mutant> ALL =
      List.of(
          method(
                  "loads of a part of an own store wait",
                  Locations.class,
                  "covers",
                  "(II)Z",
                  SizeMutants::isSame)
              .on(Shape.MIXED_SIZES),
          method(
                  "loads of a part of an own store race with what that replaced",
                  CONFLICTS,
                  "lastCover",
                  "(I)I",
                  code -> element(code, "lastWrite"))
              .on(Shape.MIXED_SIZES),
          method(
                  "of the loads of parts of a store the last counts",
                  CONFLICTS,
                  "lastForwarded",
                  "(II)I",
                  code -> element(code, "forwarded"))
              .on(Shape.MIXED_SIZES));

  private SizeMutants() {}

  private static void isSame(CodeBuilder code) {
    code.iload(1)
        .iload(2)
        .isub()
        .ifThenElse(Opcode.IFEQ, yes -> yes.iconst_1().ireturn(), no -> no.iconst_0().ireturn());
  }

  /** The element of an array that the first argument is the index of. */
  private static void element(CodeBuilder code, String field) {
    code.aload(0)
        .getfield(describe(CONFLICTS), field, describe(int[].class))
        .iload(1)
        .iaload()
        .ireturn();
  }
}
