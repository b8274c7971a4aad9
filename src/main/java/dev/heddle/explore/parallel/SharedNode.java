// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

/**
 * A node that several searches work below; labels are in numbers that they share. What is scheduled
 * at it stands in the {@link SharedTree}: each leaf is a {@link Job}, and whatever leads to a leaf
 * is, or will be, explored below it.
 *
 * <p>That holds for leaves only, until all below and all before a branch is explored. What leads to
 * a branch may still have to be added to it: a leaf conflicts with all that is asleep, so that
 * below it nothing is asleep any more and the search finds everything by itself; a branch in
 * between does not.
 *
 * @param parent null for the root of all
 * @param owner the job during which it was shared
 * @param step the step from the parent; meaningless without one
 * @param root the number of the root in the shared tree
 * @param branch the branch that it is behind; NONE if it is at the root
 * @param covered steps below which all was explored when it became shared, or is being explored
 * @param explored how many of them were explored at this very node
 * @param first races before the node that every execution must look at again: their earlier events
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
    int[] second) {}
