// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.machine.event.BlindLocationException;
import dev.heddle.machine.event.ConfinedLocationException;
import dev.heddle.machine.plan.Confinement;
import dev.heddle.machine.plan.Technique;

/**
 * What one search assumes about memory from the start. If an execution contradicts it, the search
 * begins again with less.
 *
 * @param refusals how often an access turned out not to be confined
 */
record Assumptions(BlindPlaces blind, Confinement confinement, int refusals) {
  static final Assumptions NONE = new Assumptions(BlindPlaces.NONE, Confinement.NONE, 0);

  /** Executions suggest what later searches assume. */
  static final Assumptions OPEN = new Assumptions(BlindPlaces.OPEN, Confinement.OPEN, 0);

  /** After so many refusals, nothing is assumed to be confined. */
  private static final int MAX_REFUSALS = 8;

  static Assumptions of(CheckQuestion q, boolean isKept) {
    if (isKept || !q.mayLeaveOrdersOpen() || !q.countsPlainEndings()) {
      return NONE;
    }
    return q.plan().uses(Technique.CONFINED_LOCATIONS) ? OPEN : OPEN.confining(Confinement.NONE);
  }

  Assumptions assuming(BlindPlaces places) {
    return new Assumptions(places, confinement, refusals);
  }

  private Assumptions confining(Confinement accesses) {
    return new Assumptions(BlindPlaces.OPEN, accesses, refusals);
  }

  Assumptions without(Technique technique) {
    return technique == Technique.DEFERRED_READS ? NONE : this;
  }

  Assumptions without(BlindLocationException e) {
    return assuming(blind.without(e.place()));
  }

  Assumptions without(ConfinedLocationException e) {
    Confinement rest = refusals < MAX_REFUSALS ? confinement.without(e.access()) : Confinement.NONE;
    return new Assumptions(BlindPlaces.OPEN, rest, refusals + 1);
  }

  /** These with what a search suggested. */
  Assumptions with(PartialCheckResult result) {
    return result.confined.isEmpty()
        ? assuming(BlindPlaces.of(result.suggested))
        : confining(Confinement.of(result.confined));
  }
}
