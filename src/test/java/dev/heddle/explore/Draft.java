package dev.heddle.explore;

import dev.heddle.explore.Mutant.Yardstick;
import dev.heddle.oracle.Shape;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.function.Consumer;

/** A mutant that wants to know its shapes. */
record Draft(String name, Class<?> owner, String method, String type, Mutant.Change change) {
  static final Consumer<CodeBuilder> NOTHING = CodeBuilder::return_;
  static final Consumer<CodeBuilder> NO = code -> code.iconst_0().ireturn();
  static final Consumer<CodeBuilder> YES = code -> code.iconst_1().ireturn();
  static final Consumer<CodeBuilder> MINUS_ONE = code -> code.iconst_m1().ireturn();

  /** A method with another body. */
  static Draft method(
      String name, Class<?> owner, String method, String type, Consumer<CodeBuilder> body) {
    return new Draft(name, owner, method, type, new Mutant.Body(body));
  }

  /** A method without some calls. */
  static Draft call(String name, Class<?> owner, String method, String type, Mutant.Call call) {
    return new Draft(name, owner, method, type, call);
  }

  /** A class of the core that is not visible from here. */
  static Class<?> hidden(String name) {
    try {
      return Class.forName("dev.heddle." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  Mutant on(Shape... shapes) {
    return new Mutant(name, owner, method, type, change, Yardstick.BRUTE_FORCE, List.of(shapes));
  }

  Mutant byAllRaces(List<Shape> shapes) {
    return new Mutant(name, owner, method, type, change, Yardstick.ALL_RACES, shapes);
  }
}
