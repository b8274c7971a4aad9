// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no request of HTTP has an answer as well, and the server serves the next one. */
class MalformedRequestsTest {
  private static Playground playground;

  @BeforeAll
  static void start() throws IOException {
    playground = Served.playground();
  }

  @AfterAll
  static void stop() throws IOException {
    playground.close();
  }

  /** The first line of the answer to a request to run a program. */
  private static String answer(String headersAndBody) throws IOException {
    URI address = URI.create(playground.address());
    String request =
        "POST /run?"
            + address.getQuery()
            + " HTTP/1.1\r\nHost: "
            + address.getAuthority()
            + "\r\nContent-Type: application/json\r\nConnection: close\r\n"
            + headersAndBody;
    try (Socket socket = new Socket("localhost", address.getPort())) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      byte[] all = socket.getInputStream().readAllBytes();
      return new String(all, StandardCharsets.ISO_8859_1).lines().findFirst().orElse("nothing");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zz\r\nhello\r\n0\r\n\r\n",
        "-5\r\nhello\r\n0\r\n\r\n",
        "5\r\nhelloXX0\r\n\r\n",
        "ffffffffffff\r\nhello\r\n0\r\n\r\n",
        "fffffffffffffffffffff\r\nhello\r\n0\r\n\r\n",
        "\r\nhello",
        "5 5\r\nhello\r\n0\r\n\r\n",
      })
  void malformedChunksAreRefused(String body) throws IOException {
    assertEquals("HTTP/1.1 400 Bad Request", answer("Transfer-Encoding: chunked\r\n\r\n" + body));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: two\r\n\r\n{}",
        "Content-Length: -2\r\n\r\n{}",
        "Content-Length: 99999999999999999999\r\n\r\n{}",
        "Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}",
        "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        "no colon\r\n\r\n",
      })
  void malformedHeadersAreRefused(String headers) throws IOException {
    assertEquals("HTTP/1.1 400 Bad Request", answer(headers));
  }

  @Test
  void chunksAreRead() throws IOException {
    String chunks = "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n]\r\n0\r\n\r\n";
    assertEquals("HTTP/1.1 400 Bad Request", answer(chunks));
    assertTrue(answer("Transfer-Encoding: gzip\r\n\r\n{}").startsWith("HTTP/1.1 501"));
  }
}
