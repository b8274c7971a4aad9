package dev.heddle.explore;

/**
 * Something to be explored: what follows these steps behind a shared node.
 *
 * @param branches their places in the pool's tree
 * @param asleep at that node when the first step is made
 * @param first races before the node that every execution must look at again: their earlier events
 * @param second and their later ones
 */
record Job(SharedNode node, long[] steps, int[] branches, long[] asleep, int[] first, int[] second)
    implements Work {}
