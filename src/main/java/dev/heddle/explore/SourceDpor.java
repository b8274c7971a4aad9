package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.util.function.IntFunction;

/**
 * Source-DPOR (Abdulla, Aronis, Jonsson, Sagonas 2014): never two equivalent executions, but runs
 * may be given up on the way. Schedules single steps instead of sequences: less memory than {@link
 * OptimalDpor}, the same answers.
 */
public final class SourceDpor implements Explorer {
  @Override
  public Statistics explore(Machine machine, Observer observer) {
    return search(new Subject(machine, observer)).search();
  }

  @Override
  public Statistics explore(IntFunction<Subject> subjects, int jobs) {
    return new Crew(i -> search(subjects.apply(i)), jobs, OptimalDpor.alone()).explore();
  }

  static Dpor search(Subject s) {
    Dpor.Options options = new Dpor.Options(false, Integer.MAX_VALUE);
    return new Dpor(s.machine(), s.observer(), options, dpor -> new Backtrack(s.machine(), dpor));
  }
}
