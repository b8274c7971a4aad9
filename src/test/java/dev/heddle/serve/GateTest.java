// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is served: whoever knows the secret, from the server's own page. */
class GateTest {
  private static Playground playground;
  private static String cookie;

  @BeforeAll
  static void start() throws Exception {
    playground = Served.playground();
    cookie = Served.cookie(playground);
  }

  @AfterAll
  static void stop() throws IOException {
    playground.close();
  }

  private static String token() {
    return URI.create(playground.address()).getQuery().substring("token=".length());
  }

  /** The first line of the answer to a request that an HTTP client would not let us send. */
  private static String answer(String request) throws IOException {
    int port = URI.create(playground.address()).getPort();
    String text =
        request
            .replace("PORT", String.valueOf(port))
            .replace("COOKIE", "Cookie: " + cookie)
            .replace("TOKEN", token())
            .replace("|", "\r\n");
    try (Socket socket = new Socket("localhost", port)) {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return all.lines().findFirst().orElse("(none)");
    }
  }

  private static void assertStatus(String status, String request) throws IOException {
    String line = answer(request);
    assertTrue(line.startsWith("HTTP/1.1 " + status + " "), line);
  }

  @ParameterizedTest
  @CsvSource({
    "Host: localhost:PORT|COOKIE|, 200",
    "Host: 127.0.0.1:PORT|COOKIE|, 200",
    "Host: evil.example:PORT|COOKIE|, 421",
    "Host: localhost|COOKIE|, 421",
    "Host: localhost.evil.example:PORT|COOKIE|, 421",
    "COOKIE|, 421",
    "Host: localhost:PORT|Origin: http://localhost:PORT|COOKIE|, 200",
    "Host: localhost:PORT|Origin: http://evil.example|COOKIE|, 403",
    "Host: localhost:PORT|Origin: null|COOKIE|, 403",
    "Host: localhost:PORT|Origin: https://localhost:PORT|COOKIE|, 403",
    "Host: localhost:PORT|Origin: http://localhost:1|COOKIE|, 403",
    "Host: localhost:PORT|, 403",
    "Host: localhost:PORT|Cookie: |, 403",
    "Host: localhost:PORT|Cookie: heddle-PORT=|, 403",
    "Host: localhost:PORT|Cookie: heddle-PORT|, 403",
    "Host: localhost:PORT|Cookie: heddle-PORT=wrong|, 403",
    "Host: localhost:PORT|Cookie: heddle-PORT=TOKENx|, 403",
    "Host: localhost:PORT|Cookie: heddle-1=TOKEN|, 403",
    "Host: localhost:PORT|Cookie: a=b; heddle-PORT=TOKEN; c=d|, 200",
    "Host: localhost:PORT|Cookie: heddle-PORT=wrong; heddle-PORT=TOKEN|, 200",
  })
  void othersAreRefused(String headers, String status) throws IOException {
    assertStatus(status, "GET / HTTP/1.1|" + headers + "Connection: close||");
  }

  @ParameterizedTest
  @CsvSource({
    "/?token=TOKEN, 200",
    "/?token=, 403",
    "/?token=TOKENx, 403",
    "/?token, 403",
    "/?, 403",
    "/?x=y&token=TOKEN, 200",
    "/TOKEN, 403",
    "/playground.js, 403",
    "/report.js, 403",
    "/examples, 403",
    "/examples/dekker.c, 403",
    "/nothing, 403",
  })
  void theAddressHasASecret(String target, String status) throws IOException {
    assertStatus(status, "GET " + target + " HTTP/1.1|Host: localhost:PORT|Connection: close||");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET * HTTP/1.1",
        "GET //x HTTP/1.1",
        "GET /%zz HTTP/1.1",
        "GET /%25zz HTTP/1.1",
        "GET /examples/%25zz HTTP/1.1",
        "GET /examples/%c0%af HTTP/1.1",
        "HEAD / HTTP/1.1",
        "PUT /run HTTP/1.1",
        "POST /run HTTP/1.1",
        "OPTIONS * HTTP/1.1",
      })
  void everyRequestIsAnswered(String request) throws IOException {
    String line =
        answer(request + "|Host: localhost:PORT|COOKIE|Content-Length: 0|Connection: close||");
    assertTrue(line.matches("HTTP/1.1 4\\d\\d .*"), line);
  }

  @Test
  void theBrowserKeepsTheSecret() throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(playground.address())).build();
    HttpResponse<String> page = Served.send(request);
    String kept = page.headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(kept.startsWith(cookie + "; "), kept);
    assertTrue(kept.endsWith("; Path=/; HttpOnly; SameSite=Strict"), kept);
    assertTrue(token().matches("[0-9a-f]{48}"));
    HttpResponse<String> again = Served.send(Served.to(playground, "/").build());
    assertEquals(200, again.statusCode());
    assertTrue(again.headers().firstValue("Set-Cookie").isEmpty());
    assertFalse(again.body().contains(token()));
  }

  @Test
  void everyPlaygroundHasItsOwnSecret() throws Exception {
    try (Playground other = Served.playground()) {
      assertNotEquals(
          URI.create(other.address()).getQuery(), URI.create(playground.address()).getQuery());
    }
  }

  /** A program is not even read before that. */
  @Test
  void nothingRunsWithoutTheSecret() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(playground.address()).resolve("/run"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{\"text\":\"int main(void) {}\"}"))
            .build();
    HttpResponse<String> answer = Served.send(request);
    assertEquals(403, answer.statusCode());
    assertEquals("open the address that heddle serve printed: it has a secret\n", answer.body());
  }

  @ParameterizedTest
  @CsvSource({
    "localhost, localhost, true",
    "127.0.0.1, 127.0.0.1, true",
    "127.0.0.2, 127.0.0.2, true",
    "::1, [::1], true",
    "[::1], [::1], true",
    "192.0.2.7, 192.0.2.7, false",
    "2001:DB8::7, [2001:db8::7], false",
  })
  void anAddressOfThisMachineIsNamed(String host, String name, boolean loopback) throws Exception {
    Address address = Address.of(host);
    assertEquals(name, address.name());
    assertEquals(loopback, address.isLoopback());
  }

  /** By which name a browser comes then, nobody knows. */
  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::", "[::]", "0", "", " "})
  void allAddressesAtOnceAreRefused(String host) {
    assertThrows(UnknownHostException.class, () -> Address.of(host));
  }

  @Test
  void anotherHostIsServedByItsNameOnly() throws Exception {
    Gate gate = new Gate("192.0.2.7", false, 8025, new Secret(8025));
    var headers = new com.sun.net.httpserver.Headers();
    headers.set("Host", "localhost:8025");
    Refusal other = assertThrows(Refusal.class, () -> gate.check(headers, URI.create("/")));
    assertEquals(421, other.status());
    headers.set("Host", "192.0.2.7:8025");
    Refusal stranger = assertThrows(Refusal.class, () -> gate.check(headers, URI.create("/")));
    assertEquals(403, stranger.status());
  }
}
