package dev.heddle.explore;

import dev.heddle.machine.LabelExchange;

/**
 * Where one search stands between two executions: what is left to do on its path. Labels are in
 * shared numbers.
 *
 * @param job what it belongs to
 * @param node the last shared node of the path; null if there is none
 * @param numbering what the search's machine calls things: other numbers are as right, but free
 *     choices follow them
 * @param path the steps behind that node
 * @param asleep the sleep sets of the nodes that are the search's own, the newest one last
 * @param tree what is scheduled at them; the roots are numbered like the sets
 * @param first races that every execution must look at again: their earlier events
 * @param second and their later ones
 */
record Stack(
    Job job,
    SharedNode node,
    LabelExchange.Numbering numbering,
    long[] path,
    long[][] asleep,
    WakeupTree tree,
    int[] first,
    int[] second)
    implements Work {}
