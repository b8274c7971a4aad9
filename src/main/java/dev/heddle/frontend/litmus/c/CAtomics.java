// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.c.CExpression.Call;
import dev.heddle.frontend.litmus.c.CPlace.Cell;
import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Comparison;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.InputException;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import java.util.Optional;

/** C11's atomics, with and without an explicit order; the kernel's are {@link CKernel}. */
final class CAtomics {
  private final FunctionBuilder function;
  private final CScope scope;
  private final CEvaluator evaluator;
  private final CKernel kernel;

  CAtomics(FunctionBuilder function, CScope scope, CEvaluator evaluator) {
    this.function = function;
    this.scope = scope;
    this.evaluator = evaluator;
    this.kernel = new CKernel(function, scope, evaluator);
  }

  CValue call(Call call, Optional<Register> wanted) {
    return switch (call.function()) {
      case "atomic_load", "atomic_load_explicit" -> load(call, order(call, 1), wanted);
      case "atomic_store", "atomic_store_explicit" -> store(call, order(call, 2));
      case "atomic_init" -> store(checked(call, 2), Order.RELAXED);
      case "atomic_exchange", "atomic_exchange_explicit" -> exchange(call, order(call, 2), wanted);
      case "atomic_fetch_add", "atomic_fetch_add_explicit" ->
          fetch(call, UpdateOperator.ADD, wanted);
      case "atomic_fetch_sub", "atomic_fetch_sub_explicit" ->
          fetch(call, UpdateOperator.SUB, wanted);
      case "atomic_fetch_or", "atomic_fetch_or_explicit" -> fetch(call, UpdateOperator.OR, wanted);
      case "atomic_fetch_xor", "atomic_fetch_xor_explicit" ->
          fetch(call, UpdateOperator.XOR, wanted);
      case "atomic_fetch_and", "atomic_fetch_and_explicit" ->
          fetch(call, UpdateOperator.AND, wanted);
      case "atomic_compare_exchange_strong", "atomic_compare_exchange_weak" ->
          compareExchange(checked(call, 3), Order.SEQ_CST, Order.SEQ_CST);
      case "atomic_compare_exchange_strong_explicit", "atomic_compare_exchange_weak_explicit" -> {
        Order failure = named(checked(call, 5).arguments().get(4));
        yield compareExchange(call, named(call.arguments().get(3)), failure);
      }
      case "atomic_flag_test_and_set", "atomic_flag_test_and_set_explicit" ->
          testAndSet(call, order(call, 1));
      case "atomic_flag_clear", "atomic_flag_clear_explicit" -> {
        Order order = order(call, 1);
        Cell cell = cell(call);
        function.at(call.at()).store(cell.address(), zero(cell), cell.bytes(), order);
        yield CValue.NOTHING;
      }
      case "atomic_thread_fence" -> {
        Order order = named(checked(call, 1).arguments().getFirst());
        function.at(call.at()).fence(order);
        yield CValue.NOTHING;
      }
      case "atomic_signal_fence" -> {
        named(checked(call, 1).arguments().getFirst());
        yield CValue.NOTHING;
      }
      default -> kernel.call(call, wanted);
    };
  }

  private static Call checked(Call call, int arguments) {
    CCalls.expect(call, arguments);
    return call;
  }

  /** The order after so many other arguments if the name says there is one. */
  private static Order order(Call call, int others) {
    boolean explicit = call.function().endsWith("_explicit");
    CCalls.expect(call, explicit ? others + 1 : others);
    return explicit ? named(call.arguments().get(others)) : Order.SEQ_CST;
  }

  private static Order named(CExpression e) {
    String name = e instanceof CExpression.Name n ? n.name() : "";
    return switch (name) {
      case "memory_order_relaxed" -> Order.RELAXED;
      case "memory_order_consume", "memory_order_acquire" -> Order.ACQUIRE;
      case "memory_order_release" -> Order.RELEASE;
      case "memory_order_acq_rel" -> Order.ACQ_REL;
      case "memory_order_seq_cst" -> Order.SEQ_CST;
      default -> throw new InputException(e.at(), "expected a memory order");
    };
  }

  /** What the first argument points to. */
  private Cell cell(Call call) {
    return cell(call, 0);
  }

  private Cell cell(Call call, int argument) {
    CExpression pointer = call.arguments().get(argument);
    return evaluator.cell(evaluator.value(pointer), pointer.at());
  }

  private Expression argument(Call call, int index, CType type) {
    return CArithmetic.convert(evaluator.value(call.arguments().get(index)), type);
  }

  private CValue load(Call call, Order order, Optional<Register> wanted) {
    return evaluator.load(cell(call), order, wanted, call.at());
  }

  private CValue store(Call call, Order order) {
    Cell cell = cell(call);
    Expression value = argument(call, 1, cell.type());
    function.at(call.at()).store(cell.address(), value, cell.bytes(), order);
    return CValue.NOTHING;
  }

  /** The kernel names the object last: {@code atomic_fetch_add(1, v)}. */
  private CValue fetch(Call call, UpdateOperator operator, Optional<Register> wanted) {
    Order order = order(call, 2);
    CExpression first = call.arguments().getFirst();
    CValue given = evaluator.value(first);
    boolean kernels =
        !(given.type() instanceof CType.Pointer) && !call.function().endsWith("_explicit");
    Cell cell = kernels ? cell(call, 1) : evaluator.cell(given, first.at());
    if (cell.type() instanceof CType.Pointer) {
      throw new InputException(call.at(), "atomic arithmetic on pointers is not supported");
    }
    Expression operand =
        kernels ? CArithmetic.convert(given, cell.type()) : argument(call, 1, cell.type());
    return update(call, operator, cell, operand, order, wanted);
  }

  private CValue exchange(Call call, Order order, Optional<Register> wanted) {
    Cell cell = cell(call);
    Expression operand = argument(call, 1, cell.type());
    return update(call, UpdateOperator.XCHG, cell, operand, order, wanted);
  }

  private CValue update(
      Call call,
      UpdateOperator operator,
      Cell cell,
      Expression operand,
      Order order,
      Optional<Register> wanted) {
    Register old = evaluator.target(cell.type(), wanted);
    function.at(call.at()).update(old, operator, cell.address(), operand, order);
    return new CValue(old, cell.type());
  }

  private CValue testAndSet(Call call, Order order) {
    Cell cell = cell(call);
    Register old = scope.temporary(cell.type().bits());
    Expression one = constant(1, old.bits());
    function.at(call.at()).update(old, UpdateOperator.XCHG, cell.address(), one, order);
    return CArithmetic.ofTruth(new Comparison(ComparisonOperator.NE, old, zero(cell)));
  }

  private static Expression zero(Cell cell) {
    return constant(0, cell.type().bits());
  }

  /**
   * Lowers a compare-exchange. Its value is whether it succeeded; if not, the old value is stored
   * where the expected one came from.
   */
  private CValue compareExchange(Call call, Order order, Order failure) {
    Cell cell = cell(call);
    CExpression pointer = call.arguments().get(1);
    CPlace place =
        pointer instanceof CExpression.AddressOf a
            ? evaluator.place(a.place())
            : evaluator.cell(evaluator.value(pointer), pointer.at());
    Expression expected = CArithmetic.convert(evaluator.read(place, pointer.at()), cell.type());
    Expression desired = argument(call, 2, cell.type());
    Register old = scope.temporary(cell.type().bits());
    function.at(call.at());
    function.compareExchange(old, cell.address(), expected, desired, order, failure);
    Register success = scope.temporary(32);
    Expression equal = new Comparison(ComparisonOperator.EQ, old, expected);
    function.assign(success, CArithmetic.ofTruth(equal).expression());
    CValue found = new CValue(old, cell.type());
    if (place instanceof CPlace.Variable) {
      evaluator.write(place, found, call.at()); // no change where it succeeded
    } else {
      Label differs = scope.label("differs");
      Label done = scope.label("done");
      function.branch(CArithmetic.truth(new CValue(success, CType.INT)), done, differs);
      function.place(differs);
      evaluator.write(place, found, call.at());
      function.place(done);
    }
    return new CValue(success, CType.INT);
  }
}
