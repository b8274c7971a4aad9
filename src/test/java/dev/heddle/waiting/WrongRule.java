// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.mutation.Rewrite;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.function.Consumer;

/**
 * The engine with a wrong rule for loops that wait.
 *
 * @param name the rule
 * @param orders the memory models under which it should be noticed
 */
record WrongRule(String name, Rewrite rewrite, List<Order> orders) {
  static WrongRule method(
      String name, Class<?> owner, String method, String type, Consumer<CodeBuilder> body) {
    return of(name, owner, method, type, new Rewrite.Body(body));
  }

  static WrongRule of(
      String name, Class<?> owner, String method, String type, Rewrite.Change change) {
    return new WrongRule(name, new Rewrite(owner, method, type, change), List.of(Order.SC));
  }

  WrongRule under(Order... others) {
    return new WrongRule(name, rewrite, List.of(others));
  }

  @Override
  public String toString() {
    return name;
  }
}
