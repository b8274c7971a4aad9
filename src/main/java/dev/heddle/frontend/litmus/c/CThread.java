// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.frontend.litmus.state.InitialState;
import dev.heddle.frontend.litmus.state.InitialValue;
import dev.heddle.frontend.litmus.state.LocationTable;
import dev.heddle.frontend.litmus.state.TestMemory;
import dev.heddle.frontend.litmus.state.ThreadCode;
import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.condition.Observable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One function of the test, from its statements to instructions. */
final class CThread implements ThreadCode {
  /** Where break and continue go. */
  private record Loop(Label next, Label done) {}

  private final String name;
  private final List<CParser.Parameter> parameters;
  private final CStatement.Block body;
  private final int widestCast;
  private final Set<String> undeclared;
  private final Deque<Loop> loops = new ArrayDeque<>();
  private FunctionBuilder function;
  private CScope scope;
  private CEvaluator evaluator;
  private TestMemory memory;

  /**
   * @param widestCast bytes of the largest type that a pointer is cast to point to, or 0
   * @param assigned the names that the body assigns, declared or not
   */
  CThread(
      String name,
      List<CParser.Parameter> parameters,
      CStatement.Block body,
      int widestCast,
      Set<String> assigned) {
    this.name = name;
    this.undeclared =
        assigned.stream()
            .filter(n -> CStatement.firstType(body, n).isEmpty())
            .collect(Collectors.toUnmodifiableSet());
    this.widestCast = widestCast;
    this.parameters = List.copyOf(parameters);
    this.body = body;
  }

  @Override
  public void touch(LocationTable locations) {
    locations.indirectAccess(widestCast);
    for (CParser.Parameter parameter : parameters) {
      int bytes = parameter.type().to().bytes();
      locations.takeAddress(parameter.name());
      if (bytes > 0) {
        locations.access(parameter.name(), 0, bytes, parameter.at());
      }
    }
  }

  @Override
  public void begin(TestMemory memory) {
    this.memory = memory;
    function = new FunctionBuilder(name);
    scope = new CScope(function, undeclared);
    evaluator = new CEvaluator(function, scope);
    for (CParser.Parameter p : parameters) {
      Expression address = new Expression.GlobalAddress(memory.global(p.name()), 0, 64);
      scope.parameter(p.name(), new CValue(address, p.type()));
    }
  }

  @Override
  public void initialise(InitialState.RegisterItem item) {
    CType guess =
        item.value() instanceof InitialValue.Address ? new CType.Pointer(CType.INT) : CType.INT;
    CType type =
        item.type()
            .or(() -> CStatement.firstType(body, item.register()))
            .filter(t -> t.bytes() > 0)
            .orElse(guess);
    CPlace.Variable variable = scope.reserve(item.register(), type, item.at());
    if (!item.value().equals(new InitialValue.Number(0))) {
      function
          .at(item.at())
          .assign(variable.register(), memory.expression(item.value(), type.bits()));
    }
  }

  @Override
  public void lower() {
    statement(body);
  }

  private void statement(CStatement s) {
    function.at(s.at());
    switch (s) {
      case CStatement.Block b -> {
        scope.open();
        b.statements().forEach(this::statement);
        scope.close();
      }
      case CStatement.Declarations d -> d.all().forEach(this::declare);
      case CStatement.Evaluation e -> evaluator.effect(e.expression());
      case CStatement.If i -> branch(i);
      case CStatement.While w ->
          loop(w.at(), Optional.of(w.condition()), w.body(), Optional.empty());
      case CStatement.DoWhile d -> doWhile(d);
      case CStatement.For f -> {
        scope.open();
        statement(f.first());
        loop(f.at(), f.condition(), f.body(), f.step());
        scope.close();
      }
      case CStatement.Break b -> function.jump(innermost(b.at()).done());
      case CStatement.Continue c -> function.jump(innermost(c.at()).next());
      case CStatement.Return r -> function.giveBack(null);
    }
  }

  private void declare(CStatement.Declaration d) {
    CPlace.Variable variable = scope.declare(d.name(), d.type(), d.at());
    d.value().ifPresent(v -> evaluator.assign(variable, v, d.at()));
  }

  private void branch(CStatement.If i) {
    Label then = scope.label("then");
    Label otherwise = scope.label("otherwise");
    Label done = scope.label("endif");
    evaluator
        .conditions()
        .branch(i.condition(), then, i.otherwise().isPresent() ? otherwise : done);
    function.place(then);
    statement(i.then());
    if (i.otherwise().isPresent()) {
      function.at(i.at()).jump(done);
      function.place(otherwise);
      statement(i.otherwise().get());
    }
    function.place(done);
  }

  private void loop(
      SourcePosition at,
      Optional<CExpression> condition,
      CStatement body,
      Optional<CExpression> step) {
    Label head = scope.label("loop");
    Label inside = scope.label("body");
    Label next = scope.label("next");
    Label done = scope.label("endloop");
    function.place(head);
    condition.ifPresent(c -> evaluator.conditions().branch(c, inside, done));
    function.place(inside);
    loops.push(new Loop(next, done));
    statement(body);
    loops.pop();
    function.place(next);
    step.ifPresent(evaluator::effect);
    function.at(at).jump(head);
    function.place(done);
  }

  private void doWhile(CStatement.DoWhile d) {
    Label inside = scope.label("do");
    Label next = scope.label("next");
    Label done = scope.label("endloop");
    function.place(inside);
    loops.push(new Loop(next, done));
    statement(d.body());
    loops.pop();
    function.place(next);
    evaluator.conditions().branch(d.condition(), inside, done);
    function.place(done);
  }

  private Loop innermost(SourcePosition at) {
    if (loops.isEmpty()) {
      throw new InputException(at, "this is not inside a loop");
    }
    return loops.element();
  }

  @Override
  public Observable.ThreadRegister observe(int thread, String register, SourcePosition at) {
    Expression.Register seen = scope.observed(register).register();
    return new Observable.ThreadRegister(
        thread, seen.index(), seen.bits(), thread + ":" + register);
  }

  @Override
  public Function function() {
    return function.build();
  }
}
