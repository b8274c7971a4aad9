// SPDX-License-Identifier: Apache-2.0
package dev.heddle.serve;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;

/**
 * Where a server listens.
 *
 * @param name as it stands in the address of a page
 */
record Address(String name, InetAddress address) {

  /**
   * @param host a name or an address of this machine
   * @throws UnknownHostException if it is none, or stands for all of them: a browser that names no
   *     host of ours is refused
   */
  static Address of(String host) throws UnknownHostException {
    if (host.isBlank()) {
      throw new UnknownHostException("the name is empty");
    }
    InetAddress address =
        host.equals("localhost") ? InetAddress.getLoopbackAddress() : InetAddress.getByName(host);
    if (address.isAnyLocalAddress()) {
      throw new UnknownHostException("name a single address, which browsers are to use");
    }
    boolean isNumber = address instanceof Inet6Address && host.contains(":");
    String name = isNumber ? "[" + host.replaceAll("[\\[\\]]", "") + "]" : host;
    return new Address(name.toLowerCase(Locale.ROOT), address);
  }

  boolean isLoopback() {
    return address.isLoopbackAddress();
  }
}
