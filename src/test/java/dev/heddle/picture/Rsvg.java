// SPDX-License-Identifier: Apache-2.0
package dev.heddle.picture;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Needs rsvg-convert, the program of librsvg. Without it the tests are skipped, which is said on
 * the console; with {@code -Dbrowser.required} they fail.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Tag("slow")
@ExtendWith(Rsvg.Condition.class)
@interface Rsvg {
  /** Looks for the program, and runs it. */
  final class Condition implements ExecutionCondition {
    private static final String PROGRAM = "rsvg-convert";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      boolean installed =
          Stream.of(System.getenv("PATH").split(File.pathSeparator))
              .anyMatch(folder -> Files.isExecutable(Path.of(folder, PROGRAM)));
      if (installed || System.getProperty("browser.required") != null) {
        return ConditionEvaluationResult.enabled("there is " + PROGRAM);
      }
      String reason = "SKIPPED: no " + PROGRAM + " found (Debian: librsvg2-bin)";
      if (context.getTestMethod().isEmpty()) {
        System.out.println("[WARNING] " + context.getDisplayName() + " " + reason);
      }
      return ConditionEvaluationResult.disabled(reason);
    }

    static BufferedImage render(Path svg) throws IOException, InterruptedException {
      Path png = Path.of(svg + ".png");
      Process process =
          new ProcessBuilder(PROGRAM, "-o", png.toString(), svg.toString()).inheritIO().start();
      if (process.waitFor() != 0) {
        throw new IOException(PROGRAM + " fails on " + svg);
      }
      return ImageIO.read(png.toFile());
    }
  }
}
