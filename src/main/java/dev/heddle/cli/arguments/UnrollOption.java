// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.arguments;

import dev.heddle.program.analysis.LoopLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The value of {@code --unroll} for programs: bounds, with commas between them.
 *
 * @param most the most iterations of a loop in a row
 * @param single for the loops of a line
 */
public record UnrollOption(int most, List<LoopLimits.Line> single) {
  public static final Syntax.Option OPTION =
      new Syntax.Option(
          "--unroll", "N,...", "the most iterations of a loop in a row; FILE:LINE=N: of one loop");

  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,8}");
  private static final Pattern LINE = Pattern.compile("(.+):(\\d{1,9})=([1-9]\\d{0,8})");

  /**
   * @param otherwise the bound of a loop for which none is given
   */
  public static UnrollOption of(Arguments arguments, int otherwise) {
    int most = otherwise;
    List<LoopLimits.Line> single = new ArrayList<>();
    if (arguments.has(OPTION.name())) {
      for (String part : arguments.text(OPTION.name(), "").split(",", -1)) {
        Matcher line = LINE.matcher(part);
        if (line.matches()) {
          int rounds = Integer.parseInt(line.group(3));
          single.add(new LoopLimits.Line(line.group(1), Integer.parseInt(line.group(2)), rounds));
        } else if (NUMBER.matcher(part).matches() && most == otherwise) {
          most = Integer.parseInt(part);
        } else {
          throw new UsageException(
              "--unroll takes a number, FILE:LINE=N, or both as in 3,queue.c:40=10, not '"
                  + arguments.text(OPTION.name(), "")
                  + "'");
        }
      }
    }
    return new UnrollOption(most, List.copyOf(single));
  }
}
