// SPDX-License-Identifier: Apache-2.0
/**
 * Programs whose loops wait, compared with their whole state graph, which knows nothing of spin
 * detection, of traces or of the engine: only the programs and what is observed are shared.
 */
package dev.heddle.waiting;
