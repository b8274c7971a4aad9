// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import static dev.heddle.program.Expression.constant;

import dev.heddle.frontend.litmus.c.CExpression.Call;
import dev.heddle.frontend.litmus.c.CPlace.Cell;
import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Comparison;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.InputException;
import dev.heddle.program.Order;
import dev.heddle.program.UpdateOperator;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Functions of the Linux kernel: single accesses, atomic updates, and what readers of RCU call.
 * Grace periods are refused; without them, sections of readers have no effect.
 */
final class CKernel {
  private static final Pattern TYPE = Pattern.compile("atomic(64|_long)_");

  /** Updates by the operations that {@code add}, {@code inc} and the like name. */
  private static final Pattern UPDATE =
      Pattern.compile(
          "atomic_(?<fetch>fetch_)?(?<operation>add|sub|inc|dec|and|or|xor)"
              + "(?<result>_return|_and_test|_negative)?(?<order>_relaxed|_acquire|_release)?");

  private static final Map<String, UpdateOperator> OPERATORS =
      Map.of(
          "add", UpdateOperator.ADD,
          "inc", UpdateOperator.ADD,
          "sub", UpdateOperator.SUB,
          "dec", UpdateOperator.SUB,
          "and", UpdateOperator.AND,
          "or", UpdateOperator.OR,
          "xor", UpdateOperator.XOR);

  private final FunctionBuilder function;
  private final CScope scope;
  private final CEvaluator evaluator;

  CKernel(FunctionBuilder function, CScope scope, CEvaluator evaluator) {
    this.function = function;
    this.scope = scope;
    this.evaluator = evaluator;
  }

  CValue call(Call call, Optional<Register> wanted) {
    String name = TYPE.matcher(call.function()).replaceFirst("atomic_");
    return switch (name) {
      case "READ_ONCE", "rcu_dereference" ->
          evaluator.load(once(call, 1), Order.RELAXED, wanted, call.at());
      case "WRITE_ONCE" -> store(call, once(call, 2), Order.RELAXED);
      case "smp_store_mb" -> {
        store(call, once(call, 2), Order.RELAXED);
        function.fence();
        yield CValue.NOTHING;
      }
      case "rcu_assign_pointer" -> store(call, once(call, 2), Order.RELEASE);
      case "rcu_read_lock", "rcu_read_unlock" -> {
        CCalls.expect(call, 0);
        yield CValue.NOTHING;
      }
      case "synchronize_rcu", "synchronize_rcu_expedited" ->
          throw new InputException(call.at(), "grace periods of RCU are not supported");
      case "smp_load_acquire", "atomic_read_acquire" -> load(call, Order.ACQUIRE, wanted);
      case "atomic_read" -> load(call, Order.RELAXED, wanted);
      case "smp_store_release", "atomic_set_release" -> set(call, Order.RELEASE);
      case "atomic_set" -> set(call, Order.RELAXED);
      case "atomic_add_unless" -> addUnless(call);
      default -> updateOrExchange(name, call, wanted);
    };
  }

  private CValue updateOrExchange(String name, Call call, Optional<Register> wanted) {
    return switch (name.replaceFirst("^atomic_", "")) {
      case "xchg", "xchg_relaxed", "xchg_acquire", "xchg_release" -> exchange(call, wanted);
      case "cmpxchg", "cmpxchg_relaxed", "cmpxchg_acquire", "cmpxchg_release" ->
          compareExchange(call, wanted);
      default -> {
        Matcher update = UPDATE.matcher(name);
        if (update.matches() && (update.group("fetch") == null || update.group("result") == null)) {
          yield update(update, call, wanted);
        }
        throw new InputException(call.at(), "unknown function " + call.function());
      }
    };
  }

  private static Order order(String name) {
    return switch (name.substring(name.lastIndexOf('_') + 1)) {
      case "relaxed" -> Order.RELAXED;
      case "acquire" -> Order.ACQUIRE;
      case "release" -> Order.RELEASE;
      default -> Order.SEQ_CST;
    };
  }

  /** What an argument points to. */
  private Cell cell(Call call, int argument) {
    CExpression pointer = call.arguments().get(argument);
    return evaluator.cell(evaluator.value(pointer), pointer.at());
  }

  /** The first argument as a place, as in {@code READ_ONCE(*x)}. */
  private Cell once(Call call, int arguments) {
    CCalls.expect(call, arguments);
    CExpression first = call.arguments().getFirst();
    if (evaluator.place(first) instanceof Cell cell) {
      return cell;
    }
    throw new InputException(first.at(), "expected a location in memory");
  }

  private Expression argument(Call call, int index, CType type) {
    return CArithmetic.convert(evaluator.value(call.arguments().get(index)), type);
  }

  private CValue load(Call call, Order order, Optional<Register> wanted) {
    CCalls.expect(call, 1);
    return evaluator.load(cell(call, 0), order, wanted, call.at());
  }

  private CValue set(Call call, Order order) {
    CCalls.expect(call, 2);
    return store(call, cell(call, 0), order);
  }

  private CValue store(Call call, Cell cell, Order order) {
    Expression value = argument(call, 1, cell.type());
    function.at(call.at()).store(cell.address(), value, cell.bytes(), order);
    return CValue.NOTHING;
  }

  private CValue exchange(Call call, Optional<Register> wanted) {
    CCalls.expect(call, 2);
    Cell cell = cell(call, 0);
    Expression operand = argument(call, 1, cell.type());
    Register old = evaluator.target(cell.type(), wanted);
    Order order = order(call.function());
    function.at(call.at()).update(old, UpdateOperator.XCHG, cell.address(), operand, order);
    return new CValue(old, cell.type());
  }

  /** Gives the old value. One that fails orders nothing, whatever its name says. */
  private CValue compareExchange(Call call, Optional<Register> wanted) {
    CCalls.expect(call, 3);
    Cell cell = cell(call, 0);
    Expression expected = argument(call, 1, cell.type());
    Expression desired = argument(call, 2, cell.type());
    Register old = evaluator.target(cell.type(), wanted);
    Order order = order(call.function());
    function.at(call.at());
    function.compareExchange(old, cell.address(), expected, desired, order, Order.RELAXED);
    return new CValue(old, cell.type());
  }

  /** The operand comes before the pointer; {@code inc} and {@code dec} have none. */
  private CValue update(Matcher name, Call call, Optional<Register> wanted) {
    String operation = name.group("operation");
    boolean byOne = operation.equals("inc") || operation.equals("dec");
    CCalls.expect(call, byOne ? 1 : 2);
    CValue given =
        byOne
            ? new CValue(constant(1, 32), CType.INT)
            : evaluator.value(call.arguments().getFirst());
    Cell cell = cell(call, byOne ? 0 : 1);
    if (cell.type() instanceof CType.Pointer) {
      throw new InputException(call.at(), "atomic arithmetic on pointers is not supported");
    }
    Expression operand = CArithmetic.convert(given, cell.type());
    String result = name.group("result");
    boolean fetches = name.group("fetch") != null;
    Register old = evaluator.target(cell.type(), fetches ? wanted : Optional.empty());
    Order order = fetches || result != null ? order(call.function()) : Order.RELAXED;
    UpdateOperator operator = OPERATORS.get(operation);
    function.at(call.at()).update(old, operator, cell.address(), operand, order);
    if (fetches) {
      return new CValue(old, cell.type());
    }
    if (result == null) {
      return CValue.NOTHING;
    }
    Expression now = new Binary(binary(operator), old, operand);
    Expression zero = constant(0, old.bits());
    return switch (result) {
      case "_and_test" -> CArithmetic.ofTruth(new Comparison(ComparisonOperator.EQ, now, zero));
      case "_negative" -> CArithmetic.ofTruth(new Comparison(ComparisonOperator.SLT, now, zero));
      default -> new CValue(now, cell.type());
    };
  }

  private static BinaryOperator binary(UpdateOperator operator) {
    return switch (operator) {
      case ADD -> BinaryOperator.ADD;
      case SUB -> BinaryOperator.SUB;
      case AND -> BinaryOperator.AND;
      case OR -> BinaryOperator.OR;
      default -> BinaryOperator.XOR;
    };
  }

  /** {@code atomic_add_unless(pointer, summand, unless)}: whether it added. */
  private CValue addUnless(Call call) {
    CCalls.expect(call, 3);
    Cell cell = cell(call, 0);
    Expression summand = argument(call, 1, cell.type());
    Expression unless = argument(call, 2, cell.type());
    Register old = scope.temporary(cell.type().bits());
    Register found = scope.temporary(cell.type().bits());
    Register added = scope.temporary(32);
    Label again = scope.label("again");
    Label differs = scope.label("differs");
    Label tried = scope.label("tried");
    Label done = scope.label("done");
    function.at(call.at()).load(found, cell.address(), cell.bytes(), Order.RELAXED);
    function.place(again);
    function.assign(old, found);
    function.assign(added, constant(0, 32));
    function.branch(new Comparison(ComparisonOperator.EQ, old, unless), done, differs);
    function.place(differs);
    Expression sum = new Binary(BinaryOperator.ADD, old, summand);
    function.compareExchange(found, cell.address(), old, sum, Order.SEQ_CST, Order.RELAXED);
    function.branch(new Comparison(ComparisonOperator.EQ, found, old), tried, again);
    function.place(tried);
    function.assign(added, constant(1, 32));
    function.place(done);
    return new CValue(added, CType.INT);
  }
}
