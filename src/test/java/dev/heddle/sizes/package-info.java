// SPDX-License-Identifier: Apache-2.0
/**
 * Programs whose accesses share bytes, compared with a plain search of the states of store buffers
 * that hold single bytes. It knows nothing of locations, traces or the engines: only the programs
 * and their final states are shared.
 */
package dev.heddle.sizes;
