// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.fence;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.UnrollOption;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.fence.Points;
import dev.heddle.frontend.c.PointReader;
import dev.heddle.frontend.c.source.PointedSource;
import dev.heddle.frontend.c.source.SourcePoint;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.program.Function;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.program.analysis.LoopLimits;
import dev.heddle.program.condition.FinalCondition;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A program with the points at which fences can be inserted.
 *
 * @param test if it is a litmus test
 * @param sources of a C program, by the names of files
 */
record FencedInput(
    ProgramInput input, Optional<LitmusTest> test, Map<String, PointedSource> sources) {

  static FencedInput read(Arguments arguments) throws ProgramInput.WrongInput {
    List<String> files = List.copyOf(arguments.named());
    return ProgramInput.reading(
        files,
        () -> {
          if (ProgramInput.isLitmus(files)) {
            LitmusTest test = ProgramInput.litmus(arguments);
            Points points = Points.insert(test.program(), FencedInput::row);
            ProgramInput input = new ProgramInput(files, bounded(points.program(), arguments));
            return new FencedInput(input, Optional.of(test), Map.of());
          }
          PointReader.Pointed pointed =
              PointReader.read(
                  files.stream().map(Path::of).toList(), ProgramInput.options(arguments));
          ProgramInput input = new ProgramInput(files, bounded(pointed.program(), arguments));
          return new FencedInput(input, Optional.empty(), pointed.sources());
        });
  }

  private static Program bounded(Program program, Arguments arguments) {
    return LoopLimits.apply(program, UnrollOption.of(arguments, LoopBound.NONE).single());
  }

  /** In a litmus test, a point is before each line of a thread that nothing jumps to. */
  private static SourcePosition row(Function f, int index) {
    SourcePosition at = f.code().get(index).at();
    boolean begins = index == 0 || f.code().get(index - 1).at().line() != at.line();
    return begins && at.line() > 0 && !isJumpedTo(f, index) ? at : null;
  }

  private static boolean isJumpedTo(Function f, int index) {
    return IntStream.range(0, f.code().size())
        .filter(i -> i != index - 1)
        .anyMatch(i -> Arrays.stream(f.successors(i)).anyMatch(next -> next == index));
  }

  Optional<FinalCondition> condition() {
    return test.map(LitmusTest::condition);
  }

  /** Whether a fence there is a statement of its own. */
  boolean isStatement(SourcePosition at) {
    return sources.isEmpty() || statements().contains(at);
  }

  private Set<SourcePosition> statements() {
    Set<SourcePosition> all = new HashSet<>();
    sources.forEach((file, source) -> {
      for (SourcePoint p : source.points()) {
        if (p.form() == SourcePoint.Form.STATEMENT) {
          all.add(new SourcePosition(file, p.line(), p.column()));
        }
      }
    });
    return all;
  }
}
