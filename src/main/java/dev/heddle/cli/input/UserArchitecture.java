// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.cli.arguments.UsageException;
import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.Backlog;
import dev.heddle.foata.Event;
import java.util.function.Supplier;

/**
 * An architecture written by a user. Any exception that it throws is reported as wrong input, not
 * as an internal error.
 */
final class UserArchitecture implements Architecture {
  private final Architecture code;
  private final String name;

  UserArchitecture(Architecture code) {
    this.code = code;
    this.name = String.valueOf(call(code.getClass().getSimpleName(), code::name));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean shadows(Action action) {
    return call(name, () -> code.shadows(action));
  }

  @Override
  public boolean sameDep(Event a, Event b) {
    return call(name, () -> code.sameDep(a, b));
  }

  @Override
  public boolean diffDep(Backlog x, Backlog y, Event a, Event b) {
    return call(name, () -> code.diffDep(x, y, a, b));
  }

  @Override
  public int order(Event a, Event b) {
    return call(name, () -> code.order(a, b));
  }

  private static <T> T call(String name, Supplier<T> code) {
    try {
      return code.get();
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Throwable e) {
      String why = e.toString().lines().findFirst().orElse("");
      throw new UsageException("architecture " + name + " fails: " + why);
    }
  }
}
