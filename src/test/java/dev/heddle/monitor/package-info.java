/** Tests of {@link dev.heddle.monitor}. */
package dev.heddle.monitor;
