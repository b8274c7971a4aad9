// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.wakeup.WakeupTree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Numbers that name nothing are refused when they are read: a search would reserve room for them.
 */
class FrontierReaderTest {
  private static final int LARGE = 200_000_000;

  private static Frontier read(long executions, SharedNode node) throws IOException {
    WakeupTree tree =
        new WakeupTree(new int[] {0}, new long[1], new int[] {-1}, new int[] {-1}, -1);
    SharedTree shared = new SharedTree(tree, new BitSet(), new BitSet(), List.of(node));
    Statistics done = new Statistics(executions, 0, 0, 0, Statistics.End.STOPPED);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Frontier(done, List.of(), shared).write(new DataOutputStream(bytes));
    return Frontier.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
  }

  private static SharedNode node(int depth, int root, int branch, int jobRoot) {
    Job job = new Job(null, new int[] {0});
    job.roots.add(jobRoot);
    return new SharedNode(
        null, job, depth, 0, root, branch, new long[0], 0, new int[0], new int[0]);
  }

  private static void assertDamaged(long executions, SharedNode node) {
    assertThrows(IOException.class, () -> read(executions, node));
  }

  @Test
  void whatNamesNothing() throws IOException {
    assertEquals(7, read(7, node(0, 0, -1, 0)).done().executions());
    assertDamaged(7, node(0, 0, -1, LARGE));
    assertDamaged(7, node(0, LARGE, -1, 0));
    assertDamaged(7, node(0, 0, LARGE, 0));
    assertDamaged(7, node(LARGE, 0, -1, 0));
    assertDamaged(-1, node(0, 0, -1, 0));
    assertDamaged(Long.MAX_VALUE, node(0, 0, -1, 0));
  }
}
