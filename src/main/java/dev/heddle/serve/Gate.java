package dev.heddle.serve;

import com.sun.net.httpserver.Headers;
import java.util.List;

/**
 * Who may ask. The server listens on this machine only, but other pages in the user's browser could
 * still send requests to it: by its address, or by a name that leads here.
 */
final class Gate {
  private final List<String> hosts;

  Gate(int port) {
    hosts = List.of("localhost:" + port, "127.0.0.1:" + port, "[::1]:" + port);
  }

  void check(Headers headers) throws Refusal {
    String host = headers.getFirst("Host");
    if (host == null || !hosts.contains(host)) {
      throw new Refusal(421, "this server is for localhost");
    }
    String origin = headers.getFirst("Origin");
    if (origin != null && !origin.equals("http://" + host)) {
      throw new Refusal(403, "requests from other pages are not served");
    }
  }
}
