// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.state.CType;
import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.Optional;

/** A statement as written. */
sealed interface CStatement {
  SourcePosition at();

  record Block(List<CStatement> statements, SourcePosition at) implements CStatement {}

  /** Declarations of one line; unlike a block they open no scope. */
  record Declarations(List<Declaration> all, SourcePosition at) implements CStatement {}

  record Declaration(CType type, String name, Optional<CExpression> value, SourcePosition at) {}

  record Evaluation(CExpression expression, SourcePosition at) implements CStatement {}

  record If(
      CExpression condition, CStatement then, Optional<CStatement> otherwise, SourcePosition at)
      implements CStatement {}

  record While(CExpression condition, CStatement body, SourcePosition at) implements CStatement {}

  record DoWhile(CStatement body, CExpression condition, SourcePosition at) implements CStatement {}

  record For(
      CStatement first,
      Optional<CExpression> condition,
      Optional<CExpression> step,
      CStatement body,
      SourcePosition at)
      implements CStatement {}

  record Break(SourcePosition at) implements CStatement {}

  record Continue(SourcePosition at) implements CStatement {}

  record Return(SourcePosition at) implements CStatement {}

  /** The type of the first variable of this name that a statement declares. */
  static Optional<CType> firstType(CStatement s, String name) {
    return switch (s) {
      case Block b -> first(b.statements(), name);
      case Declarations d ->
          d.all().stream().filter(v -> v.name().equals(name)).map(Declaration::type).findFirst();
      case If i -> firstType(i.then(), name).or(() -> first(i.otherwise().stream().toList(), name));
      case While w -> firstType(w.body(), name);
      case DoWhile d -> firstType(d.body(), name);
      case For f -> firstType(f.first(), name).or(() -> firstType(f.body(), name));
      case Evaluation e -> Optional.empty();
      case Break b -> Optional.empty();
      case Continue c -> Optional.empty();
      case Return r -> Optional.empty();
    };
  }

  private static Optional<CType> first(List<CStatement> all, String name) {
    return all.stream().flatMap(s -> firstType(s, name).stream()).findFirst();
  }
}
