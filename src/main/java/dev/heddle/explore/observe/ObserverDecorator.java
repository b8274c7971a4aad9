// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/**
 * Delegates to another observer. Each decorator implements {@link #onExecution} by itself: a shared
 * call would have too many kinds of receivers to be inlined.
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
  public int maxLength() {
    return inner.maxLength();
  }

  @Override
  public boolean tick(int events) {
    return inner.tick(events);
  }
}
