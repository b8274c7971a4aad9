// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.input;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.verify.monitoring.MonitorVerdict;
import dev.heddle.verify.monitoring.TraceMonitoring;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file with a recorded execution; {@code -} is stdin. */
public final class TraceFile {
  private TraceFile() {}

  public static MonitorVerdict monitor(String file, MemoryModel model)
      throws ProgramInput.WrongInput {
    try (InputStream in = open(file)) {
      return TraceMonitoring.ask(in, file, model);
    } catch (InputException e) {
      throw new ProgramInput.WrongInput(e.getMessage());
    } catch (IOException | InvalidPathException e) {
      throw new ProgramInput.WrongInput(Inputs.complaint(file, e));
    }
  }

  private static InputStream open(String file) throws IOException {
    if (file.equals("-")) {
      return new FileInputStream(FileDescriptor.in);
    }
    if (Files.isDirectory(Path.of(file))) {
      throw new IOException("is a folder");
    }
    return Files.newInputStream(Path.of(file));
  }
}
