// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.HeddleProcess;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.serve.Playground;
import java.io.IOException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** {@code heddle serve}: the playground. */
final class ServeCommand implements Command {
  private static final int PORT = 8025;
  private static final int MEGABYTES = 512;
  private static final Duration TIME = Duration.ofSeconds(10);

  /** Of address space, which clang and its libraries take in any case. */
  private static final int CLANG_MEGABYTES = 1024;

  @Override
  public Syntax syntax() {
    return new Syntax(
        "serve",
        "[options]",
        "a playground in the browser, on this machine",
        "Serves a page on which programs and litmus tests can be written, run and examined, to"
            + " browsers that open the printed address, until Ctrl-C. It listens on this machine"
            + " only, unless --host is given.",
        List.of(
            new Syntax.Option(
                "--host", "NAME", "the address to listen on, for others (default: localhost)"),
            new Syntax.Option(
                "--port", "N", "the port to listen on (default: " + PORT + "; 0: any)"),
            new Syntax.Option("--max-time", "T", "the time for one search (default: 10s)"),
            new Syntax.Option(
                "--memory",
                "MB",
                "the memory for one search in megabytes (default: " + MEGABYTES + ")")),
        "");
  }

  @Override
  public boolean endsInTime() {
    return false;
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    if (!arguments.operands().isEmpty()) {
      throw new UsageException("serve takes no file");
    }
    CountDownLatch end = new CountDownLatch(1);
    streams.watch().whenInterrupted(end::countDown);
    try (Playground playground = new Playground(settings(arguments))) {
      streams.out().println("Playground at " + playground.address() + " (Ctrl-C ends it)");
      streams.out().flush();
      end.await();
      return ExitCode.PASS;
    } catch (BindException e) {
      throw new UsageException(
          "cannot listen on %s, port %d: %s; try another --port, or 0"
              .formatted(host(arguments), port(arguments), e.getMessage()));
    } catch (UnknownHostException e) {
      throw new UsageException("--host " + host(arguments) + ": " + e.getMessage());
    } catch (IOException e) {
      throw new UsageException("the playground ended: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.PASS;
    }
  }

  private static Playground.Settings settings(Arguments arguments) {
    Path home = Path.of(System.getProperty("heddle.home", ""));
    return new Playground.Settings(
        host(arguments),
        port(arguments),
        heddle(arguments.count("--memory", MEGABYTES)),
        home.resolve("examples"),
        Path.of(System.getProperty("java.io.tmpdir")),
        arguments.duration("--max-time", TIME));
  }

  private static String host(Arguments arguments) {
    return arguments.text("--host", "localhost");
  }

  private static int port(Arguments arguments) {
    String text = arguments.text("--port", String.valueOf(PORT));
    if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > 65_535) {
      throw new UsageException("--port takes a number from 0 to 65535, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }

  /** Another JVM like this one, wherever it is started; it leaves nothing elsewhere. */
  private static List<String> heddle(int megabytes) {
    return HeddleProcess.command(
        List.of(
            "-XX:+UseSerialGC",
            "-Xmx" + megabytes + "m",
            "-Djava.io.tmpdir=.",
            "-Dheddle.clang.megabytes=" + (CLANG_MEGABYTES + megabytes)));
  }
}
