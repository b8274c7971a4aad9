package dev.heddle.report;

import dev.heddle.program.Program;
import dev.heddle.verify.FinalState;
import dev.heddle.verify.OutcomeTable;
import java.util.List;
import java.util.StringJoiner;

/** The outcomes of one test under one model, for the terminal; the first line is the answer. */
public final class OutcomesText {
  private OutcomesText() {}

  public static String of(Program program, OutcomeTable table) {
    StringBuilder out = new StringBuilder();
    out.append("Test ").append(program.name()).append(' ').append(table.model());
    out.append(' ').append(table.answer()).append('\n');
    out.append("States ").append(table.states().size()).append('\n');
    table
        .states()
        .forEach((state, count) ->
            out.append(String.format("%8d  %s%n", count, state(program, table, state))));
    out.append(table.isMet() ? "Ok" : "No");
    out.append("  ").append(table.condition().text()).append('\n');
    OutcomeTable.Counts counts = table.counts();
    out.append("Executions ").append(counts.executions());
    out.append(counts.redundant() == 0 ? "" : ", redundant " + counts.redundant()).append('\n');
    endings(table, out);
    out.append("Observation ").append(program.name()).append(' ').append(table.observation());
    out.append(' ').append(counts.positive()).append(' ').append(counts.negative()).append('\n');
    return out.toString();
  }

  private static void endings(OutcomeTable table, StringBuilder out) {
    OutcomeTable.Endings endings = table.endings();
    if (endings.deadlocks() > 0) {
      out.append("Deadlock in ").append(endings.deadlocks()).append(" executions\n");
    }
    if (endings.abandoned() > 0) {
      out.append("Without a final state: ").append(endings.abandoned()).append(" executions\n");
    }
    endings.failures().forEach(f -> out.append("Failure ").append(f).append('\n'));
    table.limits().forEach(l -> out.append("Incomplete ").append(l).append('\n'));
  }

  static String state(Program program, OutcomeTable table, FinalState state) {
    StringJoiner all = new StringJoiner("; ", "", ";");
    List<Long> values = state.values();
    for (int i = 0; i < values.size(); i++) {
      all.add(
          table.condition().columns().get(i).name() + "=" + Values.number(program, values.get(i)));
    }
    return values.isEmpty() ? "" : all.toString();
  }
}
