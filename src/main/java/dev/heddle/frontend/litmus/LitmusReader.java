// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import dev.heddle.frontend.litmus.condition.FinalStateNames;
import dev.heddle.frontend.litmus.condition.TailParser;
import dev.heddle.frontend.litmus.state.InitialState;
import dev.heddle.frontend.litmus.state.InitialStateParser;
import dev.heddle.frontend.litmus.state.LocationTable;
import dev.heddle.frontend.litmus.state.TestMemory;
import dev.heddle.frontend.litmus.state.ThreadCode;
import dev.heddle.frontend.litmus.text.Source;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.ProgramBuilder;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.condition.FinalCondition;
import java.util.List;

/** Reads a litmus test. */
public final class LitmusReader {
  private LitmusReader() {}

  /**
   * @param file as errors shall name it; a test called {@code --} takes its name from it
   * @throws InputException if the text is no litmus test, or one that is not supported
   */
  public static LitmusTest read(String file, String text) {
    Sections sections = Sections.of(new Source(file, text));
    InitialState init = new InitialStateParser(sections.init()).parse();
    List<? extends ThreadCode> threads = sections.architecture().threads(sections.program());

    if (threads.size() > Program.MOST_THREADS) {
      throw new InputException(
          new SourcePosition(file, 1, 1), "more than " + Program.MOST_THREADS + " threads");
    }
    LocationTable locations = new LocationTable(sections.architecture().defaultBytes());
    init.locations().forEach(locations::initialise);
    init.registers().forEach(r -> locations.mention(r.value()));
    threads.forEach(t -> t.touch(locations));

    ProgramBuilder builder = new ProgramBuilder(sections.name());
    TestMemory memory = locations.layOut(builder);
    FinalStateNames state = new FinalStateNames(memory, threads);
    threads.forEach(t -> t.begin(memory));
    init.registers().forEach(r -> state.thread(r.thread(), r.at()).initialise(r));
    threads.forEach(ThreadCode::lower);
    FinalCondition condition = new TailParser(sections.tail(), state).parse();
    threads.forEach(t -> builder.thread(t.function()));

    String architecture = sections.architecture().name();
    return new LitmusTest(sections.name(), architecture, builder.build(), condition);
  }
}
