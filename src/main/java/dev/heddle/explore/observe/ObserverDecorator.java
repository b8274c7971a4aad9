// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/**
 * Leaves to another observer what it does not do itself. To pass on what was seen is left to each:
 * a call for all of them would know too many kinds of observers to be inlined.
 */
abstract class ObserverDecorator implements Observer {
  final Observer inner;

  ObserverDecorator(Observer inner) {
    this.inner = inner;
  }

  @Override
  public Estimate estimate() {
    return inner.estimate();
  }

  @Override
  public int longest() {
    return inner.longest();
  }

  @Override
  public boolean tick(int events) {
    return inner.tick(events);
  }
}
