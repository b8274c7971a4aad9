// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.automaton;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.program.InputException;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.Operator;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AutomatonReaderTest {
  private static final String EVERYTHING =
      """
      thread t1
        initial q0
        final q2
        final q3
        transition q0 q1 read r + a 1
        transition q0 q2 write - 1 r & a 3
        transition q1 q1 local a * % r 5 / 7 2
        transition q1 q2 check && ! == a -3 || < a 1 >= r 2
        transition q2 q3 noop
        transition q2 q3 mfence
        transition q3 q0 lock
        transition q3 q0 unlock
        transition q3 q1 atomic r 2 == r 0 + a 1
        transition q3 q1 await r a > r 1
      end

      thread t2
        initial p
        transition p p check != <= 1 2 > 3 4
      end
      """;

  private static ParallelProgram read(String text) {
    return AutomatonReader.read("f.automaton", text).program();
  }

  @Test
  void readingAndPrintingAreInverse() {
    assertEquals(EVERYTHING, AutomatonPrinter.print(read(EVERYTHING)));
  }

  @Test
  void threadHasStatesRegistersAndTransitions() {
    Automaton t = read(EVERYTHING).threads().getFirst();
    assertEquals(List.of("q0", "q2", "q3", "q1"), t.states());
    assertEquals(0, t.initial());
    assertEquals(List.of(1, 2), t.finals());
    assertEquals(List.of("r", "a"), t.registers());
    AutomatonTerm address =
        AutomatonTerm.binary(Operator.ADD, AutomatonTerm.register(1), AutomatonTerm.constant(1));
    assertEquals(new TransitionCommand.Load(0, address), t.transitions().getFirst().command());
    assertEquals("f.automaton:5:3", t.transitions().getFirst().position().toString());
    assertTrue(t.isCyclic());
  }

  @Test
  void whiteSpaceAndCommentsDoNotMatter() {
    String dense =
        "memory_size 10\n# first\nthread t initial a#b c\nfinal b transition a\n#x\n b noop end";
    ParallelProgram program = read(dense);
    assertEquals(
        "thread t\n  initial a\n  final b\n  transition a b noop\nend\n",
        AutomatonPrinter.print(program));
    assertEquals("f", program.name());
    assertEquals(program, read(dense.replace("\n", "\r\n")));
  }

  @Test
  void registerThatIsNeverWrittenIsProbablyATypo() {
    assertEquals(
        List.of("f:2:32: warning: register 'flog' is read, but 't' never writes it"),
        AutomatonReader.read(
                "f",
                """
                thread t initial a
                  transition a b read flag + 1 flog
                  transition b c check == flag + flag flog
                end
                """)
            .warnings());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                             | f:1:1: there is no thread
          state a                                        | f:1:1: expected 'thread', found 'state'
          thread t transition a b noop end               | f:1:30: thread 't' has no initial state
          thread t initial a initial b                   | f:1:20: thread 't' has another initial state
          thread t initial a end                         | f:1:18: no transition leads to or from state 'a'
          thread t initial a final c transition a b noop end | f:1:26: no transition leads to or from state 'c'
          thread t initial a transition a a noop end thread t | f:1:51: there is another thread 't'
          thread t initial a transition a b jump end     | f:1:35: no instruction 'jump'
          thread t initial a transition a b check end    | f:1:41: expected an expression, found 'end'
          thread t initial a transition a b read 1 2     | f:1:40: expected a register, found '1'
          thread t initial a transition a b read + 2     | f:1:40: expected a register, found '+'
          thread t initial a transition a b write 1      | f:1:42: expected an expression, found the end of the file
          thread t initial a transition a b noop         | f:1:39: expected 'initial', 'final', 'transition' or 'end' of thread 't', found the end of the file
          thread t initial a transition a b local r / 1 - 2 2 end | f:1:43: division by zero
          thread t initial a transition a b write 2147483648 0 end | f:1:41: '2147483648' does not fit 32 bits
          memory_size x                                  | f:1:13: expected a number, found 'x'
          thread                                         | f:1:7: expected a thread's name, found the end of the file
          """)
  void wrongTextIsRefused(String text, String complaint) {
    InputException e = assertThrows(InputException.class, () -> AutomatonReader.read("f", text));
    assertEquals(complaint, e.getMessage());
  }

  @Test
  void deepExpressionIsRefusedPlainly() {
    String deep = "thread t initial a transition a b check " + "! ".repeat(100_000) + "1 end";
    InputException e = assertThrows(InputException.class, () -> read(deep));
    assertTrue(e.getMessage().endsWith("nested more than 1000 deep"), e.getMessage());
  }

  @Test
  void numbersAre32BitsWide() {
    assertEquals(Integer.MIN_VALUE, Operator.ADD.apply(Integer.MAX_VALUE, 1));
    assertEquals(Integer.MIN_VALUE, Operator.DIV.apply(Integer.MIN_VALUE, -1));
    assertEquals(1, Operator.MUL.apply(65537, -65535));
    AutomatonTerm shortCut =
        AutomatonTerm.binary(
            Operator.OR_ELSE,
            AutomatonTerm.constant(5),
            AutomatonTerm.binary(
                Operator.DIV, AutomatonTerm.constant(1), AutomatonTerm.register(0)));
    assertEquals(1, shortCut.value(new long[1]));
  }
}
