package dev.heddle.explore;

/**
 * A node that several searches work below; labels are in numbers that they share. What is scheduled
 * at it stands in the tree of the {@link JobPool}, whose lock guards it, and stays there: each leaf
 * is a {@link Job}, and whatever leads to a leaf is, or will be, explored below it.
 *
 * <p>That holds for leaves only. What leads to a branch between may still have to be added to it: a
 * leaf conflicts with all that is asleep, so that below it nothing is asleep any more and the
 * search finds everything by itself; a branch in between does not.
 *
 * @param parent null for the root
 * @param step the step from the parent; meaningless for the root
 * @param place in the pool's tree: the number of a root, or the complement of a branch
 * @param covered steps below which all was explored when it became shared, or is being explored
 */
record SharedNode(SharedNode parent, int depth, long step, int place, long[] covered) {}
