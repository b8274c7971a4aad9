// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import com.sun.net.httpserver.Headers;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The secret that a browser needs to be served. It comes with the address that is printed; from
 * then on the browser keeps it in a cookie.
 */
final class Secret {
  private static final int BYTES = 24;
  private static final String PARAMETER = "token";

  private final String value;

  /** Browsers send cookies to all ports of a host: each playground has a name of its own. */
  private final String name;

  Secret(int port) {
    byte[] random = new byte[BYTES];
    new SecureRandom().nextBytes(random);
    value = HexFormat.of().formatHex(random);
    name = "heddle-" + port;
  }

  /** Ends an address. */
  String query() {
    return "?" + PARAMETER + "=" + value;
  }

  /** Pages of others cannot read it, nor have the browser send it. */
  String cookie() {
    return name + "=" + value + "; Path=/; HttpOnly; SameSite=Strict";
  }

  boolean isInAddress(URI address) {
    String query = address.getRawQuery();
    return query != null && isAmong(PARAMETER, query.split("&"));
  }

  boolean isInCookie(Headers headers) {
    return headers.getOrDefault("Cookie", List.of()).stream()
        .anyMatch(cookies -> isAmong(name, cookies.split(";")));
  }

  private boolean isAmong(String key, String... pairs) {
    return Stream.of(pairs)
        .map(String::strip)
        .filter(pair -> pair.startsWith(key + "="))
        .anyMatch(pair -> is(pair.substring(key.length() + 1)));
  }

  /**
   * Takes the same time for every wrong text of a length, so that it cannot be guessed in parts.
   */
  private boolean is(String text) {
    return MessageDigest.isEqual(
        value.getBytes(StandardCharsets.UTF_8), text.getBytes(StandardCharsets.UTF_8));
  }
}
