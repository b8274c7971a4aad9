// SPDX-License-Identifier: Apache-2.0
import dev.heddle.api.Heddle;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Asks which models allow the final state of a litmus test, and when an answer is incomplete. */
class CheckLitmusTest {
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    LitmusTest test = LitmusReader.read(file.toString(), Files.readString(file));
    Heddle heddle = Heddle.litmus(test).maxTime(Duration.ofMinutes(1)).jobs(2);

    for (MemoryModel model : new MemoryModel[] {MemoryModel.SC, MemoryModel.TSO, MemoryModel.RMO}) {
      OutcomeTable table = heddle.under(model).outcomes(test.condition());
      System.out.println(model + ": " + table.answer() + ", " + table.states().size() + " states");
      for (Limit limit : table.limits()) {
        System.out.println("  incomplete: " + limit);
      }
    }
    System.out.println("robust against TSO: " + heddle.under(MemoryModel.TSO).robust().answer());
  }
}
