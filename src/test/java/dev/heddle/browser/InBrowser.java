// SPDX-License-Identifier: Apache-2.0
package dev.heddle.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Needs chromium and chromedriver. Without them the tests are skipped, which is said on the
 * console; with {@code -Dbrowser.required} they fail.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Tag("slow")
@ExtendWith(InBrowser.Condition.class)
@Execution(ExecutionMode.SAME_THREAD)
@interface InBrowser {
  /** Looks for the programs. */
  final class Condition implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      if (Browser.isInstalled() || System.getProperty("browser.required") != null) {
        return ConditionEvaluationResult.enabled("there is a browser");
      }
      String reason = "SKIPPED: no chromium and chromedriver found (Debian: chromium-driver)";
      if (context.getTestMethod().isEmpty()) {
        System.out.println("[WARNING] " + context.getDisplayName() + " " + reason);
      }
      return ConditionEvaluationResult.disabled(reason);
    }
  }
}
