// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

/**
 * A node below which several searches work; labels are in shared numbers. The steps scheduled at it
 * are in the {@link SharedTree}: each leaf is a {@link Job}, and every sequence that leads to a
 * leaf is, or will be, explored below it.
 *
 * <p>This holds for leaves only, until everything below and before a branch is explored. A leaf
 * conflicts with all sleeping steps, so below it no step is asleep and its search finds all
 * continuations by itself. An inner branch does not, so sequences may still have to be inserted
 * below it.
 *
 * @param parent null for the root
 * @param owner the job during which it was shared
 * @param step the step from the parent; meaningless without one
 * @param root the number of the root in the shared tree
 * @param branch the branch that leads to it; NONE if it is at the root
 * @param covered steps that were explored, or were being explored, when it became shared
 * @param explored how many of them were explored at this node
 * @param first the unsettled races before the node: their earlier events
 * @param second and their later ones
 */
record SharedNode(
    SharedNode parent,
    Job owner,
    int depth,
    long step,
    int root,
    int branch,
    long[] covered,
    int explored,
    int[] first,
    int[] second) {

  /** The same node as the next one of a path. */
  SharedNode in(SharedNode before, Job job, int number) {
    return new SharedNode(
        before, job, depth, step, number, branch, covered, explored, first, second);
  }
}
