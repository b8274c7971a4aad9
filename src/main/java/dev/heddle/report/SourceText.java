package dev.heddle.report;

import dev.heddle.program.SourcePosition;
import java.util.Optional;

/** The user's files, to be quoted. */
@FunctionalInterface
public interface SourceText {
  /** The line of a position, if it can be had. */
  Optional<String> line(SourcePosition at);
}
