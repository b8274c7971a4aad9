// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import com.fasterxml.jackson.core.JsonParseException;
import dev.heddle.program.Printable;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;

/**
 * One session over two streams, a message in each line. Unlike the transport of the SDK, it answers
 * lines that are no messages and goes on, ends calls that the client cancels, and answers all calls
 * before it ends with its input.
 */
final class LineTransport implements McpServerTransportProvider, McpServerTransport {
  /** The longest message. */
  private static final int MOST_CHARACTERS = 16 << 20;

  /** Milliseconds for answers after the end of the input, when no call runs. */
  private static final int PATIENCE = 2000;

  private static final int PAUSE = 20;
  private static final String CANCELLED = "notifications/cancelled";

  private final McpJsonMapper mapper;
  private final InputStream in;
  private final OutputStream out;
  private final BooleanSupplier isBusy;
  private final Consumer<String> log;

  /** The requests that have no answer yet. */
  private final Map<Object, Disposable> open = new ConcurrentHashMap<>();

  private volatile McpServerSession session;

  /**
   * @param isBusy whether a call runs
   * @param log receives what went wrong, in lines
   */
  LineTransport(
      McpJsonMapper mapper,
      InputStream in,
      OutputStream out,
      BooleanSupplier isBusy,
      Consumer<String> log) {
    this.mapper = mapper;
    this.in = in;
    this.out = out;
    this.isBusy = isBusy;
    this.log = log;
  }

  @Override
  public void setSessionFactory(McpServerSession.Factory factory) {
    session = factory.create(this);
  }

  /** Handles messages until the input ends and all requests are answered. */
  void listen() throws IOException, InterruptedException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    for (String line = read(reader); line != null; line = read(reader)) {
      if (!line.isBlank()) {
        receive(line);
      }
    }
    long quiet = System.nanoTime();
    while (!open.isEmpty() && (System.nanoTime() - quiet) / 1_000_000 < PATIENCE) {
      Thread.sleep(PAUSE);
      quiet = isBusy.getAsBoolean() ? System.nanoTime() : quiet;
    }
  }

  /** The next line; a part of it if it is too long, which is no message then. */
  private static String read(BufferedReader reader) throws IOException {
    StringBuilder line = new StringBuilder();
    int c = reader.read();
    if (c < 0) {
      return null;
    }
    for (; c >= 0 && c != '\n'; c = reader.read()) {
      if (line.length() < MOST_CHARACTERS) {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  private void receive(String line) {
    JSONRPCMessage message;
    try {
      message = McpSchema.deserializeJsonRpcMessage(mapper, line);
    } catch (JsonParseException e) {
      refuse(McpSchema.ErrorCodes.PARSE_ERROR, "not JSON");
      return;
    } catch (IOException | RuntimeException e) {
      refuse(McpSchema.ErrorCodes.INVALID_REQUEST, "not a message of JSON-RPC");
      return;
    }
    switch (message) {
      case JSONRPCRequest request -> handle(request);
      case JSONRPCNotification n when n.method().equals(CANCELLED) -> cancel(n);
      default -> session.handle(message).subscribe(_ -> {}, this::complain);
    }
  }

  private void handle(JSONRPCRequest request) {
    String id = String.valueOf(request.id());
    Disposable.Swap place = Disposables.swap();
    if (open.putIfAbsent(id, place) != null) {
      refuse(McpSchema.ErrorCodes.INVALID_REQUEST, "the id " + id + " is in use");
      return;
    }
    place.update(
        session
            .handle(request)
            .doFinally(_ -> open.remove(id, place))
            .subscribe(_ -> {}, this::complain));
  }

  /** Interrupts the call; it gets no answer. */
  private void cancel(JSONRPCNotification notification) {
    Object id = notification.params() instanceof Map<?, ?> params ? params.get("requestId") : null;
    Disposable call = open.remove(String.valueOf(id));
    if (call != null) {
      call.dispose();
    }
  }

  private void refuse(int code, String message) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("jsonrpc", "2.0");
    answer.put("id", null);
    answer.put("error", Map.of("code", code, "message", message));
    write(answer);
  }

  private void complain(Throwable e) {
    log.accept(Printable.line(e.toString()));
  }

  private void write(Object message) {
    try {
      String line = mapper.writeValueAsString(message) + "\n";
      synchronized (out) {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      complain(e);
    }
  }

  @Override
  public Mono<Void> sendMessage(JSONRPCMessage message) {
    return Mono.fromRunnable(() -> write(message));
  }

  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    return mapper.convertValue(data, type);
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return session.sendNotification(method, params);
  }

  @Override
  public List<String> protocolVersions() {
    return McpServerTransport.super.protocolVersions();
  }

  @Override
  public void close() {}

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }
}
