// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** What it takes to write one function of a random program. */
final class Pen {
  final Scene scene;
  final RandomGenerator random;
  final FunctionBuilder code;
  final RandomExpressions expressions;

  /** Registers that hold something. */
  final List<Register> known = new ArrayList<>();

  private int names;

  Pen(Scene scene, FunctionBuilder code) {
    this.scene = scene;
    this.code = code;
    random = scene.random;
    expressions = new RandomExpressions(random, known);
  }

  Expression one() {
    return Expression.constant(1, scene.bits);
  }

  /** A number as wide as an address. */
  Expression constant(long value) {
    return Expression.constant(value, Scene.ADDRESS_BITS);
  }

  Expression compare(ComparisonOperator operator, Register register, long value) {
    Expression constant = Expression.constant(value, register.bits());
    return new Expression.Comparison(operator, register, constant);
  }

  <T> T oneOf(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** A new register whose value may be used from here on. */
  Register result(int bits) {
    Register register = register(bits);
    known.add(register);
    return register;
  }

  Register register(int bits) {
    return code.register("r" + names++, bits);
  }

  Label label(String name) {
    return code.label(name + names++);
  }

  @SafeVarargs
  final <T> T pick(T... values) {
    return values[random.nextInt(values.length)];
  }
}
