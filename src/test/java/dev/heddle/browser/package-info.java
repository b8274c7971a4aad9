// SPDX-License-Identifier: Apache-2.0
/** Pages in a real browser: Chromium without a window, driven by the WebDriver protocol. */
package dev.heddle.browser;
