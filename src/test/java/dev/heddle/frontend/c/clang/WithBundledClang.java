// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/** Runs where the build brought a clang. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf("dev.heddle.frontend.c.clang.WithBundledClang$Condition#holds")
@interface WithBundledClang {
  /** The condition, by name. */
  final class Condition {
    private Condition() {}

    static boolean holds() {
      return Platform.current().classifier().isPresent();
    }
  }
}
