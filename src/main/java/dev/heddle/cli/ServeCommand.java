package dev.heddle.cli;

import dev.heddle.serve.Playground;
import java.io.IOException;
import java.net.BindException;
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
        "Serves a page where programs and litmus tests can be written, run and looked at. It"
            + " listens on this machine only, until Ctrl-C.",
        List.of(
            new Syntax.Option("--port", "N", "listen there (default: " + PORT + "; 0: any)"),
            new Syntax.Option("--max-time", "T", "for one search (default: 10s)"),
            new Syntax.Option(
                "--memory", "MB", "for one search, in megabytes (default: " + MEGABYTES + ")")),
        "");
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
          "--port " + port(arguments) + ": " + e.getMessage() + "; another one, or 0?");
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
        port(arguments),
        heddle(arguments.count("--memory", MEGABYTES)),
        home.resolve("examples"),
        arguments.duration("--max-time", TIME));
  }

  private static int port(Arguments arguments) {
    String text = arguments.text("--port", String.valueOf(PORT));
    if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > 65_535) {
      throw new UsageException("--port takes a number from 0 to 65535, not '" + text + "'");
    }
    return Integer.parseInt(text);
  }

  /** Another JVM like this one, wherever it is started. */
  private static List<String> heddle(int megabytes) {
    return OtherJvm.command(
        List.of(
            "-XX:+UseSerialGC",
            "-Xmx" + megabytes + "m",
            "-Dheddle.clang.megabytes=" + (CLANG_MEGABYTES + megabytes)));
  }
}
