/** Tests of the source code itself: its shape and its formatting. */
package dev.heddle.codebase;
