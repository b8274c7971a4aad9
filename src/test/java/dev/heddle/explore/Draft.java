// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.Mutant.Yardstick;
import dev.heddle.mutation.Rewrite;
import dev.heddle.oracle.Shape;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.function.Consumer;

/** A mutant that wants to know its shapes. */
record Draft(String name, Rewrite rewrite) {
  /** A method with another body. */
  static Draft method(
      String name, Class<?> owner, String method, String type, Consumer<CodeBuilder> body) {
    return new Draft(name, new Rewrite(owner, method, type, new Rewrite.Body(body)));
  }

  /** A method without some calls. */
  static Draft call(String name, Class<?> owner, String method, String type, Rewrite.Call call) {
    return new Draft(name, new Rewrite(owner, method, type, call));
  }

  Mutant on(Shape... shapes) {
    return new Mutant(name, rewrite, Yardstick.BRUTE_FORCE, List.of(shapes), List.of());
  }

  Mutant byEnds(List<Shape> shapes) {
    return new Mutant(name, rewrite, Yardstick.ENDS, shapes, List.of());
  }

  Mutant byTwins(List<Shape> shapes) {
    return new Mutant(name, rewrite, Yardstick.TWINS, shapes, List.of());
  }

  Mutant byConfinement(Shape... shapes) {
    return byConfinement(List.of(shapes));
  }

  Mutant byConfinement(List<Shape> shapes) {
    return new Mutant(name, rewrite, Yardstick.CONFINED, shapes, List.of());
  }

  Mutant byAllRaces(List<Shape> shapes) {
    return new Mutant(name, rewrite, Yardstick.ALL_RACES, shapes, List.of());
  }
}
