package dev.heddle.explore;

/**
 * What a search did.
 *
 * @param executions complete ones, none of them equivalent to another in a reducing search
 * @param redundant runs given up because all they could still do was covered elsewhere
 * @param cut executions that a limit kept from growing
 * @param events appended in all
 * @param stopped the observer ended the search early
 */
public record Statistics(long executions, long redundant, long cut, long events, boolean stopped) {}
