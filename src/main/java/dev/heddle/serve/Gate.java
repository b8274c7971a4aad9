// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.sun.net.httpserver.Headers;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/**
 * Decides which requests are served: those that know the secret. Other pages in the user's browser
 * could send requests to the server's address or to a name that resolves to it, so these are
 * refused first.
 */
final class Gate {
  private static final int HTTP = 80;
  private static final List<String> LOOPBACK = List.of("localhost", "127.0.0.1", "[::1]");

  private final List<String> hosts;
  private final Secret secret;

  /**
   * @param host by which this server is addressed
   * @param loopback whether it can be reached from this machine only
   */
  Gate(String host, boolean loopback, int port, Secret secret) {
    Stream<String> names =
        loopback ? Stream.concat(Stream.of(host), LOOPBACK.stream()) : Stream.of(host);
    this.hosts = names.map(name -> authority(name, port)).toList();
    this.secret = secret;
  }

  /** As a browser names a server. */
  static String authority(String host, int port) {
    return port == HTTP ? host : host + ":" + port;
  }

  void check(Headers headers, URI address) throws Refusal {
    String host = headers.getFirst("Host");
    if (host == null || !hosts.contains(host)) {
      throw new Refusal(421, "this server is " + hosts.getFirst());
    }
    String origin = headers.getFirst("Origin");
    if (origin != null && !origin.equals("http://" + host)) {
      throw new Refusal(403, "requests from other pages are not served");
    }
    if (!secret.isInAddress(address) && !secret.isInCookie(headers)) {
      throw new Refusal(403, "open the address that heddle serve printed: it has a secret");
    }
  }
}
