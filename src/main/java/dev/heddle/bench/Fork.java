// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.binary.ProgramReader;
import dev.heddle.program.binary.ProgramWriter;
import dev.heddle.verify.Algorithm;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Measures in fresh JVMs, one at a time, because results differ between JIT compilations. The
 * program goes there as a file.
 *
 * @param count how many JVMs
 * @param recording where the last of them writes what Java Flight Recorder sees
 */
public record Fork(int count, Duration warmUp, Duration time, Optional<Path> recording) {

  public Measurement measure(Family family, MemoryModel model, Algorithm algorithm) {
    int peer = model.ordinal() < family.peer().size() ? family.peer().get(model.ordinal()) : 0;
    try {
      Path program = Files.createTempFile("heddle", ".program");
      try {
        Files.write(program, ProgramWriter.write(family.program()));
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          samples.add(once(command(program, family, model, algorithm, i == count - 1)));
        }
        return new Measurement(
            family.key(), family.program().name(), model, algorithm, peer, samples);
      } finally {
        Files.deleteIfExists(program);
      }
    } catch (IOException e) {
      throw new IllegalStateException("no measuring process: " + e.getMessage(), e);
    }
  }

  private List<String> command(
      Path program, Family family, MemoryModel model, Algorithm algorithm, boolean last) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx200m", "-Xlog:disable"));
    if (last && recording.isPresent()) {
      command.add("-XX:+UnlockDiagnosticVMOptions");
      command.add("-XX:+DebugNonSafepoints");
      command.add("-XX:StartFlightRecording=settings=profile,filename=" + recording.get());
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Fork.class.getName()));
    command.addAll(List.of(program.toString(), family.work().name(), model.name()));
    command.addAll(
        List.of(
            String.valueOf(family.executions(model)),
            algorithm.name(),
            warmUp.toString(),
            time.toString()));
    return command;
  }

  private static Sample once(List<String> command) throws IOException {
    MeasuringProcess.Result result = MeasuringProcess.run(command);
    if (result.code() != 0 || result.out().isEmpty()) {
      throw new IllegalStateException(
          "the measuring process failed: " + command + "\n" + result.messages());
    }
    return Sample.parse(result.out().strip());
  }

  /** The measuring process: prints one sample. */
  static void main(String[] args) throws IOException {
    long executions = Long.parseLong(args[3]);
    Family family =
        new Family(
            "measured",
            ProgramReader.read(Files.readAllBytes(Path.of(args[0]))),
            List.of(executions, executions, executions),
            Family.Work.valueOf(args[1]),
            List.of());
    Stopwatch stopwatch = new Stopwatch(Duration.parse(args[5]), Duration.parse(args[6]));
    Sample sample =
        stopwatch.measure(family, MemoryModel.valueOf(args[2]), Algorithm.valueOf(args[4]));
    new FileOutputStream(FileDescriptor.out)
        .write((sample.line() + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
