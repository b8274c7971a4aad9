/** Tests of how figures are kept and compared; nothing here depends on the clock. */
package dev.heddle.bench;
